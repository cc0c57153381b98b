import type { Language } from '../../packs/language.js';
import { ledTimes } from './led-times.js';
import { type FoundValue, valuesIn } from './found-values.js';
import { endsWithUntil } from './time-ends.js';

const MAX_PARTICLE = 2;

/** The values of a message; a time with all that precedes it since the one before: "begins from now on at 7". */
export function saidValues(
  { text, folded }: { text: string; folded: string },
  language: Language,
): FoundValue[] {
  const marked = valuesIn(text, language);
  const values = [...marked, ...ledTimes(text, language, marked)].toSorted((a, b) => a.start - b.start);
  return values.map((value, index) =>
    value.type === 'time' ? { ...value, lead: leadIn(folded, values, index, language) } : value,
  );
}

/** What says whether a time is a beginning or an end: what precedes it; in Japanese what follows. */
const leadIn = (
  folded: string,
  values: readonly FoundValue[],
  index: number,
  { grammar }: Language,
): string =>
  grammar.isSpaced
    ? folded.slice(values[index - 1]?.end ?? 0, values[index]!.start)
    : folded.slice(values[index]!.end, values[index]!.end + MAX_PARTICLE);

/** "4pm to 9pm": what follows "to" is no old value, nor is the value itself. */
export const isNewToo = (each: FoundValue, value: FoundValue, language: Language): boolean =>
  each === value || (each.start > value.end && endsWithUntil({ lead: each.lead ?? '' }, language));
