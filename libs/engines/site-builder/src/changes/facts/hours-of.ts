import { hourTokens } from '../../brief/hours/hour-tokens.js';
import { hoursIn } from '../../brief/hours/read-hours.js';
import type { OpeningHours } from '../../model/brief.js';
import { WEEKDAYS, type Weekday } from '../../model/vocabulary.js';

const UNTIL =
  /(?<!\p{L})(?:clos(?:e|es|ing) (?:already )?at|schließen um|schließt um|fermons à|ferme à|cerramos a las|fechamos às|until|till|til|bis|jusqu['’]à|jusque|hasta(?: las)?|até(?: às)?)\s+(?=\d)/giu;
const FROM =
  /(?<!\p{L})(?:from|at|ab|um|à partir de|desde(?: las)?|a partir d[aeo]s?|às|à)\s+(?=\d[\d:.]*\s?(?:[ap]\.?m\.?|uhr|h)?\s*$)/giu;
const OPENING =
  /(?<!\p{L})(?:open(?:s|ing)?|öffnen|öffnet|ouvrons|ouvre|abrimos|abre) (?:at|um|à|a las|às|from|ab|already at) (\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?|\s?uhr|h)?)(?!\s*(?:-|–|to|till?|until|bis|and|to|à|a|até|hasta))/iu;
/** No short form of Wednesday, and words that stand between a day and what it is. */
const WE =
  /(?<!\p{L})we(?=(?:['’]re)?\s)(?:['’]re)?|(?<!\p{L})(?:haben|hat|bleiben|bleibt|sind|ist|wir|nous|sommes|est|estamos|está|are|is|will be|stay|be|now|jetzt|the shop|also|auch|ab sofort)(?!\p{L})/gu;
/** Stand for the end of the day that an instruction leaves as it is. */
const SAME_OPENING = '00:01';
const SAME_CLOSING = '23:58';

/**
 * Opening hours after an instruction: days that it names are changed, others stay; null when it names no hours.
 * `isWhole`: it gives all of them, so days that it does not name are gone.
 */
export function hoursAfter(present: OpeningHours[], text: string, isWhole: boolean): OpeningHours[] | null {
  const plain = text.replaceAll(WE, ' ');
  const named = hoursIn(plain);
  const changes = named.length > 0 ? named : hoursIn(withOtherEnd(plain));
  if (changes.length === 0) return null;
  const namesDays = hourTokens(plain).some(({ kind }) => kind === 'days');
  if (isWhole && namesDays) return changes;
  return merged(present, changes, namesDays);
}

/** `until 8pm` and `from 9` are spans whose other end is as before. */
function withOtherEnd(text: string): string {
  const untilGiven = text.replaceAll(UNTIL, `open ${SAME_OPENING} - `);
  const openingGiven = text.replace(OPENING, `open $1 - ${SAME_CLOSING}`);
  if (openingGiven !== text) return openingGiven;
  if (untilGiven !== text)
    return untilGiven.replace(
      /(- )([1-9])(?=$|\s(?![ap]\.?m|uhr|h))(?!:)/u,
      (_, sign, hour) => `${sign}${Number(hour) + 12}:00`,
    );
  return text
    .replace(FROM, 'open ')
    .replace(/(open \d[\d:.]*\s?(?:[ap]\.?m\.?|uhr|h)?)\s*$/iu, `$1 - ${SAME_CLOSING}`);
}

function merged(present: OpeningHours[], changes: OpeningHours[], namesDays: boolean): OpeningHours[] {
  const spans = new Map<Weekday, { opens: string; closes: string }[]>();
  for (const { days, opens, closes } of present) {
    for (const day of days)
      spans.set(day, [...(spans.get(day) ?? []), ...(opens && closes ? [{ opens, closes }] : [])]);
  }
  const open = WEEKDAYS.filter((day) => (spans.get(day)?.length ?? 0) > 0);
  const changed = new Set<Weekday>();
  for (const { days, opens, closes } of changes) {
    for (const day of namesDays || open.length === 0 ? days : open) {
      const before = spans.get(day) ?? [];
      const earlier = changed.has(day) ? before : [];
      changed.add(day);
      spans.set(day, opens && closes ? [...earlier, ends(before, opens, closes)] : earlier);
    }
  }
  return grouped(spans);
}

/** The span with the end that the instruction does not name taken from the hours before. */
function ends(
  before: { opens: string; closes: string }[],
  opens: string,
  closes: string,
): { opens: string; closes: string } {
  return {
    opens: opens === SAME_OPENING ? (before[0]?.opens ?? '09:00') : opens,
    closes: closes === SAME_CLOSING ? (before.at(-1)?.closes ?? '18:00') : closes,
  };
}

/** Days in a row with the same hours stand together. */
function grouped(spans: Map<Weekday, { opens: string; closes: string }[]>): OpeningHours[] {
  const hours: (OpeningHours & { key: string })[] = [];
  for (const day of WEEKDAYS) {
    const list = spans.get(day);
    if (!list) continue;
    const key = JSON.stringify(list);
    const same = hours.filter((other) => other.key === key);
    if (same.length > 0) for (const other of same) other.days.push(day);
    else if (list.length === 0) hours.push({ days: [day], opens: null, closes: null, key });
    else hours.push(...list.map((span) => ({ days: [day], ...span, key })));
  }
  return hours.map(({ days, opens, closes }) => ({ days, opens, closes }));
}
