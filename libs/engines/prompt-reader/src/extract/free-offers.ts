import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import { fold } from '../text/fold.js';
import type { Range } from '../text/range.js';

/** "Free delivery over £40" is a condition, not an item. */
export const isFreeOffer = ({ language }: PromptText, name: string): boolean => {
  const [free] = language.lists.free.find(fold(name));
  return free !== undefined && free.end - free.start < name.length;
};

/** "Minimum order £15" is a condition, not an item. */
export const isMinimumOrder = ({ language }: PromptText, name: string): boolean =>
  language.orders.minimumOrder.isIn(fold(name));

/** "Delivery £3.50, free over £40": both are conditions. */
export const isFreeAfter = (prompt: PromptText, next: Clause | undefined): boolean =>
  next !== undefined &&
  next.opening === ',' &&
  /\d/.test(prompt.words(next)) &&
  prompt.language.lists.free.atStart(prompt.fold(next)) !== undefined;

/** "From £25 delivery is free": what is free from an amount is a condition. */
export function isFreeFrom(prompt: PromptText, clause: Range, money: Range): boolean {
  const before = beforeMinimum(prompt, { start: clause.start, end: money.start });
  const isBegun = before !== undefined && /(?:^|[;:])\s*$/u.test(before);
  return isBegun && prompt.language.lists.free.isIn(prompt.fold({ start: money.end, end: clause.end }));
}

/** What is before the "from" with which a text ends; undefined if it does not. */
export function beforeMinimum(prompt: PromptText, lead: Range): string | undefined {
  const text = prompt.fold(lead).trimEnd();
  const last = prompt.language.lists.priceFrom.atEnd(text);
  return last && text.slice(0, last.start);
}
