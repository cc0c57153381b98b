import type { OpeningHours } from '../../model/brief.js';
import { WEEKDAYS, type Weekday } from '../../model/vocabulary.js';
import type { PromptText } from '../text/prompt-text.js';
import { dayRange } from './day-names.js';
import { hourTokens, type HourToken } from './hour-tokens.js';

type Time = Extract<HourToken, { kind: 'time' }>;

function clock(minutes: number): string {
  const within = minutes === 1440 ? 1440 : minutes % 1440;
  if (within === 1440) return '00:00';
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/** Both ends of a span: `9-5` closes in the afternoon, `9-6pm` opens in the morning. */
function span(from: Time, to: Time): { opens: string; closes: string } {
  let closes = to.minutes;
  let opens = from.minutes;
  if (to.half === null && from.half !== 'pm' && closes <= opens && closes < 720 && opens <= 720)
    closes += 720;
  const isShortEvening = to.half === 'pm' && from.half === null && from.isBare && opens < 480;
  if (isShortEvening && opens + 720 < closes) opens += 720;
  return { opens: clock(opens), closes: clock(closes) };
}

/** Days from the tokens at `index`: `Mon–Fri`, `Tue, Wed and Sat`. */
function readDays(tokens: HourToken[], index: number): { days: Weekday[]; next: number } {
  const days: Weekday[] = [];
  let at = index;
  for (;;) {
    const token = tokens[at];
    if (token?.kind !== 'days') break;
    const second = tokens[at + 2];
    if (tokens[at + 1]?.kind === 'to' && second?.kind === 'days') {
      days.push(...dayRange(token.days[0] as Weekday, second.days.at(-1) as Weekday));
      at += 3;
    } else {
      days.push(...token.days);
      at += 1;
    }
    if (['and', 'comma'].includes(tokens[at]?.kind ?? '') && tokens[at + 1]?.kind === 'days') at += 1;
  }
  return { days: WEEKDAYS.filter((day) => days.includes(day)), next: at };
}

function readSpan(
  tokens: HourToken[],
  index: number,
): { opens: string; closes: string; next: number } | null {
  const from = tokens[index];
  const to = tokens[index + 2];
  if (from?.kind !== 'time' || tokens[index + 1]?.kind !== 'to' || to?.kind !== 'time') return null;
  return { ...span(from, to), next: index + 3 };
}

/** Opening hours of one sentence, in its order. */
function readSentence(sentence: string): OpeningHours[] {
  const tokens = hourTokens(sentence);
  if (!tokens.some((token) => token.kind === 'time' || token.kind === 'closed')) return [];
  const isAboutHours = tokens.some((token) => token.kind === 'open');
  const hours: OpeningHours[] = [];
  let days: Weekday[] = [];
  let wasClosed = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as HourToken;
    if (token.kind === 'days') {
      const read = readDays(tokens, at);
      days = read.days;
      if (wasClosed || (tokens[read.next]?.kind === 'closed' && tokens[read.next + 1]?.kind !== 'days')) {
        hours.push({ days, opens: null, closes: null });
        days = [];
      }
      wasClosed = false;
      at = read.next - 1;
    } else if (token.kind === 'closed') wasClosed = isNextDays(tokens, at);
    else if (token.kind === 'time') {
      const read = readSpan(tokens, at);
      if (read === null) continue;
      const trailing = days.length === 0 ? readDays(tokens, read.next) : null;
      const onDays = trailing !== null && trailing.days.length > 0 ? trailing.days : days;
      if (onDays.length > 0 || isAboutHours)
        hours.push({
          days: onDays.length > 0 ? onDays : [...WEEKDAYS],
          opens: read.opens,
          closes: read.closes,
        });
      at = (trailing !== null && trailing.days.length > 0 ? trailing.next : read.next) - 1;
    } else if (token.kind === 'end') days = [];
  }
  return hours;
}

function isNextDays(tokens: HourToken[], index: number): boolean {
  return tokens[index + 1]?.kind === 'days';
}

/** Hours told for no day in particular leave out the days told to be closed. */
function withoutClosed(hours: OpeningHours[]): OpeningHours[] {
  const closed = new Set(hours.flatMap((entry) => (entry.opens === null ? entry.days : [])));
  return hours.map((entry) =>
    entry.opens !== null && entry.days.length === WEEKDAYS.length
      ? { ...entry, days: entry.days.filter((day) => !closed.has(day)) }
      : entry,
  );
}

/** `open 24/7`, `available round the clock`; `book online 24/7` is no opening hour. */
const ALWAYS_OPEN =
  /(?<!\p{L})(?:open|available|on call|here|geöffnet|erreichbar|offen|ouverte?s?|joignables?|abiert[ao]s?|disponibles?|abert[ao]s?|disponíve(?:l|is))(?!\p{L})[^.!?\n]{0,20}(?:24\s?\/\s?7|24[ -]hours|(?:a)?round the clock|rund um die uhr|24\s?h\s?(?:\/|sur)\s?24|24 horas)|24時間(?:営業|対応|受付)/iu;
const ALL_DAY: OpeningHours = { days: [...WEEKDAYS], opens: '00:00', closes: '23:59' };

/** Opening hours that a text gives. */
export function hoursIn(text: string): OpeningHours[] {
  const told = withoutClosed(text.split(/(?<=[.!?])\s|(?<=。)|\n/).flatMap(readSentence));
  return told.length === 0 && ALWAYS_OPEN.test(text) ? [{ ...ALL_DAY, days: [...WEEKDAYS] }] : told;
}

/** Opening hours that the prompt gives, closed days included. */
export function readHours(prompt: PromptText): OpeningHours[] {
  return hoursIn(prompt.text);
}
