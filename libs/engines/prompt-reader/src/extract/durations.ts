import type { PromptText } from '../clauses/prompt-text.js';
import { uncoveredWords } from '../clauses/uncovered-words.js';
import type { Range } from '../text/range.js';

/** Whether a range says how long something takes and nothing else: "six weeks", "90 minutes each". */
export function isOnlyDuration(prompt: PromptText, range: Range): boolean {
  const { changes, lists, clock, priceFirst } = prompt.language;
  const folded = prompt.fold(range);
  const units = [changes.hourUnit, changes.minuteUnit, priceFirst.unit, clock.dateUnits].flatMap((list) =>
    list.find(folded),
  );
  const digits = [...folded.matchAll(/\d{1,3}/gu)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
  const numbers = [...digits, ...lists.numbers.find(folded)];
  const known = [...units, ...numbers, ...lists.function.find(folded)];
  return units.length > 0 && numbers.length > 0 && uncoveredWords(folded, known).length === 0;
}
