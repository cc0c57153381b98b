import { type ReadableElement, readableText } from '../document/readable.js';
import { isText, letters } from './blocks.js';

/** Minimum length of articleBody to be used. */
const MIN_LETTERS = 300;

/** Minimum share of articleBody that the blocks must contain: otherwise it is another text. */
const TRUSTED_SHARE = 0.7;

/** Minimum share of the text of the blocks that articleBody must contain: otherwise it is only the beginning. */
const WHOLE_SHARE = 0.95;

/** Limits the number of blocks, which are searched in a text of any length. */
const MAX_BLOCKS = 3_000;
const COMPARED_LETTERS = 120;

/** Returns the blocks that articleBody also contains; undefined when it is unusable. */
export function statedBlocks(
  blocks: readonly ReadableElement[],
  articleBody: string | null,
): ReadonlySet<ReadableElement> | undefined {
  const whole = letters(articleBody ?? '');
  if (whole.length < MIN_LETTERS || blocks.length > MAX_BLOCKS) return undefined;
  const found = new Set<ReadableElement>();
  let foundLetters = 0;
  let textLetters = 0;
  for (const block of blocks) {
    const own = letters(readableText(block));
    if (isText(block)) textLetters += own.length;
    if (own.length < 4 || !whole.includes(own.slice(0, COMPARED_LETTERS))) continue;
    found.add(block);
    foundLetters += own.length;
  }
  const isEvidence =
    foundLetters >= whole.length * TRUSTED_SHARE && foundLetters >= textLetters * WHOLE_SHARE;
  return isEvidence ? found : undefined;
}
