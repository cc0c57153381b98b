import type { Weekday } from '../../model/vocabulary.js';
import { fold } from '../text/prompt-text.js';
import { daysOf } from './day-names.js';

/** What matters for opening hours; everything else is `other`. */
export type HourToken =
  | { kind: 'days'; days: Weekday[]; isUnsure?: boolean }
  | { kind: 'time'; minutes: number; isBare: boolean; half: 'am' | 'pm' | null }
  | { kind: 'to' | 'and' | 'comma' | 'closed' | 'open' | 'other' | 'end' };

const JAPANESE_DAY =
  '(?:[月火水木金土日]曜日?|[月火水木金土日](?=[、・〜～~-]|から|[月火水木金土日]|\\s?\\d|は|[ ]?定休|曜)|毎日|平日|週末|土日)';
const PIECES = new RegExp(
  String.raw`(?<time>(?<![\d.,#])(?<hour>[01]?\d|2[0-4])(?:(?:[:.h]|時)(?<minute>[0-5]\d)(?!\d)分?)?(?<unit>\s?(?:uhr|o'clock|時(?<half>半)?|h(?:rs|eures|oras|r)?(?![\p{L}])))?(?:\s?(?<ampm>[ap])\.?m\b\.?)?(?![\d€$£%]))|(?<noon>\b(?:noon|midday|midnight|mittag|mitternacht|midi|minuit|mediodía|medianoche|meio-dia|meia-noite)\b)|(?<japanese>${JAPANESE_DAY})|(?<to>[-–—~〜～]|から)|(?<sign>[,;.、。・\n/&+])|(?<closedja>定休日?|休み|休業|休館|休診)|(?<openja>営業時間|営業|開店|診療時間|受付時間)|(?<word>(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L})+)`,
  'giu',
);
const TO = new Set('to till until through thru bis a au as ate hasta jusqua through'.split(' '));
const AND = new Set('and und et y e sowie'.split(' '));
const CLOSED = new Set(
  'closed geschlossen ruhetag ruhetage zu ferme fermee fermes cerrado cerrada cerramos cerrados fechado fechada fechamos encerrado encerrada encerrados close'.split(
    ' ',
  ),
);
const OPEN = new Set(
  'open opens opening hours geoffnet offen offnungszeiten ouvert ouverte ouverts ouvre horaires abierto abierta abrimos abre horario aberto aberta horarios funcionamos 営業時間 営業'.split(
    ' ',
  ),
);
/** Words that may stand between the parts of opening hours. */
const SILENT = new Set(
  'from von de das ao aos no na nos nas du le la les el los las on am an den der o os as at um ab every every jeden jede tous todos todo o day days tag dias jours we are our uhr each toutes im of the is are feira feiras only nur'.split(
    ' ',
  ),
);
/** Short forms of days that are words of their own as well: `mi panadería`, `we do`. */
const UNSURE = new Set('we do so mar di mi sex ter sun mer sat dom ven mie vie'.split(' '));
const NOON: Record<string, number> = {
  noon: 720,
  midday: 720,
  mittag: 720,
  midi: 720,
  mediodia: 720,
  'meio-dia': 720,
};

/** Cuts a sentence into the tokens of opening hours. */
export function hourTokens(text: string): HourToken[] {
  const tokens: HourToken[] = [];
  for (const match of text.matchAll(PIECES)) {
    const groups = match.groups ?? {};
    if (groups.time !== undefined) tokens.push(timeOf(groups));
    else if (groups.noon !== undefined)
      tokens.push({ kind: 'time', minutes: NOON[fold(groups.noon)] ?? 1440, isBare: false, half: null });
    else if (groups.japanese !== undefined)
      tokens.push({ kind: 'days', days: daysOf(groups.japanese) ?? [] });
    else if (groups.to !== undefined) tokens.push({ kind: 'to' });
    else if (groups.openja !== undefined) tokens.push({ kind: 'open' });
    else if (groups.closedja !== undefined) tokens.push({ kind: 'closed' });
    else if (groups.sign !== undefined) tokens.push(signOf(groups.sign));
    else tokens.push(...wordOf(fold(groups.word ?? '')));
  }
  return tokens.map((token, index) => (isNoDay(token, tokens[index + 1]) ? { kind: 'other' } : token));
}

function isNoDay(token: HourToken, next: HourToken | undefined): boolean {
  return (
    token.kind === 'days' &&
    token.isUnsure === true &&
    !['to', 'time', 'days', 'and', 'comma', 'closed'].includes(next?.kind ?? '')
  );
}

function timeOf(groups: Record<string, string | undefined>): HourToken {
  const half = groups.ampm === undefined ? null : groups.ampm.toLowerCase() === 'p' ? 'pm' : 'am';
  const hour = Number(groups.hour);
  const minute = groups.half === undefined ? Number(groups.minute ?? 0) : 30;
  const shifted = half === 'pm' && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour;
  const isBare = half === null && groups.minute === undefined && groups.unit === undefined;
  return { kind: 'time', minutes: shifted * 60 + minute, isBare, half };
}

function signOf(sign: string): HourToken {
  if (/[.。\n]/.test(sign)) return { kind: 'end' };
  return { kind: /[/&+・]/.test(sign) ? 'and' : 'comma' };
}

function wordOf(key: string): HourToken[] {
  const days = daysOf(key);
  if (days !== null) return [{ kind: 'days', days, isUnsure: UNSURE.has(key) }];
  if (TO.has(key)) return [{ kind: 'to' }];
  if (AND.has(key)) return [{ kind: 'and' }];
  if (CLOSED.has(key)) return [{ kind: 'closed' }];
  if (OPEN.has(key)) return [{ kind: 'open' }];
  return SILENT.has(key) ? [] : [{ kind: 'other' }];
}
