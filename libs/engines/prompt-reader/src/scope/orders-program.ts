import { uncoveredWords } from '../clauses/uncovered-words.js';
import type { PromptText } from '../clauses/prompt-text.js';

/** "a simple trading bot" */
const MAX_ADJECTIVES = 1;

/**
 * Whether a prompt orders a program outright: "Write me a trading bot". "Write a text about our trading bot" does not, and
 * "We sell a trading bot" neither: these can be changes of a site.
 */
export function ordersProgram({ folded, language }: PromptText): boolean {
  const { lists, refusals } = language;
  const [program] = refusals.find(folded);
  if (program === undefined) return false;
  const before = folded.slice(0, program.start);
  if (lists.own.isIn(before)) return false;
  const order = [lists.function, lists.command, lists.wish, lists.imperative, lists.aside];
  const others = uncoveredWords(
    before,
    order.flatMap((list) => list.find(before)),
  );
  return others.length <= (lists.self.atStart(before) === undefined ? MAX_ADJECTIVES : 0);
}
