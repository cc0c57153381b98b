import type { PromptText } from './prompt-text.js';
import type { Segment } from './segments.js';

/** A clause and what it is for. */
interface Said extends Segment {
  role: string;
}

/**
 * Whether a clause says only who or when the request after it is for: "Those who want a plot, should be able to join the
 * waitlist". Alone it is half a sentence, so it is neither published nor asked about.
 */
export function isConditionOf(prompt: PromptText, clause: Said, next: Said | undefined): boolean {
  if (next?.role !== 'wish' || next.sentence !== clause.sentence) return false;
  return (clause.role === 'fact' || clause.role === 'wish') && isOpenedByCondition(prompt, clause, next);
}

/** Whether the words before a comma begin with "if", "when" or "those who", and have no value. */
export function isOpenedByCondition(prompt: PromptText, before: Segment, after: Segment): boolean {
  const folded = prompt.fold(before);
  const { messages, orders } = prompt.language;
  const openings = [orders.relativeOpening, messages.circumstances];
  return (
    after.opening === ',' && openings.some((list) => list.atStart(folded) !== undefined) && !/\d/.test(folded)
  );
}
