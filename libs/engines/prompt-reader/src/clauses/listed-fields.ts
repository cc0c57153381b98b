import { overlaps, type Range } from '../text/range.js';
import type { PromptText } from './prompt-text.js';
import type { Segment } from './segments.js';

const MAX_WORDS = 8;
const CONTINUES = /^[-,:()]$/u;

/** "Report broken kit - projector, tablets - with room, urgency and a status: new, fixed": what a record consists of. */
export function listedFields(
  prompt: PromptText,
  segments: readonly Segment[],
  strong: readonly Range[],
): ReadonlySet<Segment> {
  const { lists, features } = prompt.language;
  const found = new Set<Segment>();
  for (const own of Map.groupBy(segments, ({ sentence }) => sentence).values()) {
    const first = own.findIndex(
      (segment) => features.isIn(prompt.fold(segment)) && lists.wish.isIn(prompt.fold(segment)),
    );
    const after = first === -1 ? [] : own.slice(first + 1);
    const from = after.findIndex(({ opening }) => opening === '-');
    const rest = from === -1 ? [] : after.slice(from);
    const isList = rest.some((segment) => lists.withFields.atStart(prompt.fold(segment)) !== undefined);
    const isShort = rest.every(
      (segment) =>
        CONTINUES.test(segment.opening) &&
        prompt.words(segment).split(/\s+/u).length <= MAX_WORDS &&
        !strong.some((range) => overlaps(range, segment)),
    );
    if (isList && isShort) for (const segment of rest) found.add(segment);
  }
  return found;
}
