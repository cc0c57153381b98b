import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { valuesIn } from './found-values.js';

/** A number without a sign of what it is: "tap change is 65 now not 60". */
export interface BareNumber extends Range {
  value: number;
  text: string;
  /** Whether it is the value that goes: after "not", "instead of". */
  isOld: boolean;
}

const NUMBER = /(?<![\p{L}\d.,:/#'’+-])\d{1,6}(?:[.,]\d{1,2})?(?![\d:/%'’-]|[.,]\d|\p{L})/gu;
const MAX_OLD_GAP = 2;

export function bareNumbers(text: string, language: Language): BareNumber[] {
  const folded = fold(text);
  const values = valuesIn(text, language);
  const old = language.changes.old.find(folded);
  return [...text.matchAll(NUMBER)].flatMap(({ 0: number, index }): BareNumber[] => {
    const range = { start: index, end: index + number.length };
    if (values.some((value) => value.start < range.end && range.start < value.end)) return [];
    // "von 16 bis 18 Uhr": the beginning of a new span.
    const isSpan = values.some(
      ({ type, start }) =>
        type === 'time' &&
        start > range.end &&
        language.lists.until.isWord(folded.slice(range.end, start).trim()),
    );
    const isOld =
      (!isSpan && old.some(({ end }) => end <= index && index - end <= MAX_OLD_GAP)) ||
      (!language.grammar.isSpaced &&
        old.some(({ start }) => start >= range.end && start - range.end <= MAX_OLD_GAP + 1));
    return [
      {
        ...range,
        value: Number(number.replace(',', '.')),
        text: number,
        isOld,
      },
    ];
  });
}
