import type { Fact, FactOf } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { bareNumbers } from './bare-numbers.js';
import { HALF_DAY, minutesIn, minutesOfNumber } from './clock.js';
import { type FoundValue, valuesIn } from './found-values.js';
import { textsOf } from './slots.js';
import { contentWords, overlap } from './words.js';

/** "…, not at 5". */
const MAX_OLD_GAP = 7;

/** Opening hours where no day is said: "not 5" of those until five, "3 till 7" of those that begin or end then. */
export function hoursMeant(
  open: FactOf<'hours'>[],
  { text, folded }: { text: string; folded: string },
  times: readonly FoundValue[],
  language: Language,
): FactOf<'hours'>[] {
  const old = language.changes.instead.find(folded);
  const gone = [
    ...bareNumbers(text, language).flatMap(({ isOld, value }) => (isOld ? [minutesOfNumber(value)] : [])),
    ...valuesIn(text, language).flatMap(({ type, key, start }) =>
      type === 'time' && old.some(({ end }) => end <= start && start - end <= MAX_OLD_GAP)
        ? [minutesIn(key)]
        : [],
    ),
  ];
  const isAt = (clock: string | undefined, minutes: number): boolean =>
    clock !== undefined && minutesIn(clock) % HALF_DAY === minutes % HALF_DAY;
  if (gone.length > 0)
    return open.filter(({ opens, closes }) => gone.some((time) => isAt(opens, time) || isAt(closes, time)));
  const [from, to, more] = times;
  if (from === undefined || to === undefined || more !== undefined) return open;
  const same = open.filter(
    ({ opens, closes }) => isAt(opens, minutesIn(from.key)) || isAt(closes, minutesIn(to.key)),
  );
  return same.length > 0 ? same : open;
}

/** "November to March, Fridays to Sundays 10am to 3pm": not the hours of the whole year. */
export const isOfSeason = (text: string, language: Language): boolean => {
  const dates = valuesIn(text, language).filter(({ type }) => type === 'date');
  return language.monthNames
    .find(fold(text))
    .some(
      ({ start, word }) =>
        word.length > MAY && !dates.some((date) => date.start <= start && start < date.end),
    );
};

/** "may" is a verb as well. */
const MAY = 3;

/** Such hours with the word that says that it is open, and nothing that they take the place of. */
export const isHoursOfSeason = (
  { text, folded, operations }: { text: string; folded: string; operations: ReadonlySet<string> },
  language: Language,
): boolean =>
  [...operations].every((operation) => operation === 'add') &&
  language.lists.open.isIn(folded) &&
  isOfSeason(text, language) &&
  valuesIn(text, language).some(({ type }) => type === 'time') &&
  !valuesIn(text, language).some(({ type }) => type === 'date');

/** "Change collection to Fridays": what a sentence of its own says the days and times of, and not the opening hours. */
export function isOfOtherTimes(facts: readonly Fact[], text: string, language: Language): boolean {
  const { lists, days, changes } = language;
  const words = contentWords(text, language).filter(
    (word) =>
      /^\p{L}{4}/u.test(word) &&
      ![lists.open, lists.closed, lists.everyDay].some((list) => list.isIn(word)) &&
      !days.isIn(word),
  );
  // "from" and "till" are of any times.
  const isOfHours = (said: string): boolean =>
    [lists.open, lists.closed].some((list) => list.isIn(fold(said))) ||
    changes.closes.find(fold(said)).some(({ word }) => !lists.until.isWord(word));
  return facts.some(
    (fact) =>
      fact.type !== 'hours' &&
      textsOf(fact).some(
        ([, said]) => !isOfHours(said) && days.isIn(fold(said)) && overlap(words, said, language) > 0,
      ),
  );
}
