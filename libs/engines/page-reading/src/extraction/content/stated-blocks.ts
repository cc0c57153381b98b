import { type ReadableElement, readableText } from '../document/readable.js';
import { isText, letters } from './blocks.js';

/** An article as stated that is shorter says nothing about what belongs to it. */
const MIN_LETTERS = 300;

/** Share of the article as stated that the blocks must hold: else it is another text. */
const TRUSTED_SHARE = 0.7;

/** Share of the text of the blocks that it must hold: else it is only the beginning of the article. */
const WHOLE_SHARE = 0.95;

/** Blocks are looked up one by one in a text of any length. */
const MAX_BLOCKS = 3_000;
const COMPARED_LETTERS = 120;

/** The blocks that the article as stated for machines holds too; undefined when it is no evidence. */
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
