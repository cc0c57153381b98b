import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import type { Match } from '../../text/word-list.js';
import { countBefore } from './count-before.js';

/** "a week later", "brought forward by two days": by how many days a date moves; null where no such length is said. */
export function dateShiftIn(folded: string, language: Language): (Range & { days: number }) | null {
  const { dateUnits, postponed, advanced } = language.clock;
  const isEarlier = advanced.isIn(folded);
  if (!isEarlier && !postponed.isIn(folded)) return null;
  const [unit, more] = dateUnits.find(folded).filter((each) => isCounted(folded, each, language));
  if (unit === undefined || more !== undefined) return null;
  const { start, count } = countBefore(folded, unit.start, language);
  const days = count * Number(unit.key);
  return { start, end: unit.end, days: isEarlier ? -days : days };
}

/** "two weeks", "a week"; but not "each week", "the week". */
function isCounted(folded: string, { start, word }: Match, { grammar }: Language): boolean {
  const before = folded.slice(0, start).trimEnd();
  // "a week", "huit jours"
  if (/\d$/u.test(before) || /\s/u.test(word)) return true;
  const numbers = grammar.numbers.map((number) => fold(number));
  if (!grammar.isSpaced) return numbers.some((number) => before.endsWith(number));
  return numbers.includes(before.split(/\s+/u).at(-1) ?? '');
}
