import { hourTokens } from '../../brief/hours/hour-tokens.js';
import type { OpeningHours } from '../../model/brief.js';
import type { Weekday } from '../../model/vocabulary.js';
import { hoursAfter } from '../facts/hours-of.js';
import { type Reader, refusal } from '../grammar/reading.js';
import { REMOVE, wordPattern } from '../grammar/verbs.js';

const HOURS = wordPattern(
  '(?:opening |business )?(?:hours|times)|öffnungszeiten|zeiten|horaires?(?: d.ouverture)?|horarios?(?: de (?:apertura|atención|atendimento))?|horários?(?: de (?:funcionamento|atendimento))?',
  '営業時間|定休日',
);
const OPEN = wordPattern(
  'open(?:s|ed)?|clos(?:e|es|ed)|geöffnet|geschlossen|offen|auf|zu|ouvert(?:e|s|es)?|ouvr(?:e|ons)|ferm(?:é|ée|és|ons|e)|abrimos|abierto|abre|cerramos|cerrado|abertos?|aberta|fechamos|fechad[oa]s?|encerrad[oa]s?',
  '営業|開店|閉店|休み|定休',
);
const DATE =
  /\d{1,2}\.?\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|okt|dez|janv|févr|avr|juin|juil|août|ene|abr|ago|dic|fev|set|out)|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*\.?\s\d|christmas|weihnachten|noël|navidad|natal|holiday|ferien|urlaub|vacation|クリスマス|年末/iu;
const DAY_NAMES: Record<Weekday, string> = {
  mo: 'Mon',
  tu: 'Tue',
  we: 'Wed',
  th: 'Thu',
  fr: 'Fri',
  sa: 'Sat',
  su: 'Sun',
};

/** Changes opening hours: of the days named, or all of them. */
export const readHours: Reader = (wish, scene) => {
  let text = wish.message.meant(wish.body === '' ? wish.text : `${wish.text}: ${wish.body}`);
  const isAboutHours = HOURS.test(text);
  const isOfDay =
    /^(?:set|change|update|make|ändere?|setze?|change[rz]?|cambi[ae]|mud[ae])\s/iu.test(text) &&
    namesDays(text) &&
    /\d/.test(text);
  if (
    !isAboutHours &&
    !isOfDay &&
    !(OPEN.test(text) && hourTokens(text).some(({ kind }) => kind === 'time' || kind === 'days'))
  )
    return null;
  if (/(?<!\p{L})(?:page|section|form|field|book|seite|abschnitt|ページ)(?!\p{L})/iu.test(wish.text))
    return null;
  if (DATE.test(text)) return refusal(wish, 'opening hours are told by weekday; dates of holidays are not');
  const isWhole =
    /^(?:(?:change|set|update|make|ändere?|setze?|change[rz]?|modifie[rz]?|cambi[ae]|mud[ae]|altere)\s)?(?:the |our |die |unsere |les |nos |el |los |o |os )?(?:new |neuen? |nouveaux |nuevos |novos )?(?:opening |business )?(?:hours|times|öffnungszeiten|horaires|horarios?|horários?|営業時間)/iu.test(
      wish.text,
    );
  const isRemoval = REMOVE.test(text) && namesDays(text);
  if (isRemoval) text = `closed ${text.replace(REMOVE, ' ').replace(HOURS, ' ')}`;
  const prompt = (isAboutHours || isOfDay) && !OPEN.test(text) ? `open ${text}` : text;
  const hours = hoursAfter(scene.brief.hours, prompt, isWhole);
  if (!hours)
    return isAboutHours && isWhole ? refusal(wish, 'say the days and times, e.g. Mon–Fri 9:00–17:00') : null;
  return {
    edits: [{ kind: 'hours', hours }],
    understood: [`The opening hours become: ${hours.map(told).join('; ')}.`],
    rest: '',
    usesBody: true,
  };
};

function namesDays(text: string): boolean {
  return hourTokens(text).some(({ kind }) => kind === 'days');
}

function told({ days, opens, closes }: OpeningHours): string {
  return `${days.map((day) => DAY_NAMES[day]).join(', ')} ${opens && closes ? `${opens}–${closes}` : 'closed'}`;
}
