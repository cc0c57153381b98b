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
  if (next?.role !== 'wish' || next.sentence !== clause.sentence || next.opening !== ',') return false;
  const folded = prompt.fold(clause);
  const { messages, orders } = prompt.language;
  const isOpened = [orders.relativeOpening, messages.circumstances].some(
    (list) => list.atStart(folded) !== undefined,
  );
  return isOpened && (clause.role === 'fact' || clause.role === 'wish') && !/\d/.test(folded);
}
