import type { PageFacts } from '../document/page-facts.js';
import { type ReadableElement, readableText, removeReadables } from '../document/readable.js';
import { words } from '../words.js';
import { HEADING, isText, leafBlocks, letters, wrapRuns } from './blocks.js';
import { isByline, isDateLine } from './lines.js';
import { statedBlocks } from './stated-blocks.js';

/** Elements that may be a single line; items, cells and code never are. */
const LINES: ReadonlySet<string> = new Set(
  words('p div span section address time figcaption header footer center'),
);

/** A shorter repetition is a refrain. */
const MIN_REPEATED_CHARS = 50;

/** A remark between paragraphs that articleBody does not contain. */
const MAX_REMARK_CHARS = 300;
const MAX_LABEL_CHARS = 150;
const MAX_TAIL_CHARS = 60;
const MAX_LINE_CHARS = 120;

/**
 * Removes what is above the title of an article, below its last sentence and, on separate lines, between its
 * paragraphs. `articleBody` is the text of the page for machines (schema.org).
 */
export function trimArticle(root: ReadableElement, facts: PageFacts, articleBody: string | null): void {
  wrapRuns(root);
  const all = leafBlocks(root);
  const removed = repetitions(all);
  const blocks = all.filter((block) => !removed.has(block));
  const stated = statedBlocks(blocks, articleBody);
  if (stated) noteUnstated(blocks, stated, removed);
  const first = blocks.findIndex(isText);
  const last = blocks.findLastIndex(isText);
  const title = titleAt(blocks, facts);
  for (const [at, block] of blocks.entries()) {
    if (first < 0 || stated?.has(block)) continue;
    const isOutside = at < first ? at < title && isLabel(block) : at > last && isTail(block);
    if (isOutside || isLine(block)) removed.add(block);
  }
  removeReadables(removed);
}

function titleAt(blocks: readonly ReadableElement[], { headings }: PageFacts): number {
  const titles = new Set(headings.map(letters));
  return blocks.findIndex((block) => HEADING.test(block.name) && titles.has(letters(readableText(block))));
}

/** Galleries and print versions repeat the content of the page elsewhere; lists may do so in one place. */
function repetitions(blocks: readonly ReadableElement[]): Set<ReadableElement> {
  const seen = new Map<string, ReadableElement | null>();
  const repeated = new Set<ReadableElement>();
  for (const block of blocks) {
    if (block.chars < MIN_REPEATED_CHARS || !LINES.has(block.name)) continue;
    const text = letters(readableText(block));
    const place = seen.get(text);
    if (place === undefined) seen.set(text, block.parent);
    else if (place !== block.parent) repeated.add(block);
  }
  return repeated;
}

/** Marks what follows the end of articleBody, and remarks within it. */
function noteUnstated(
  blocks: readonly ReadableElement[],
  stated: ReadonlySet<ReadableElement>,
  removed: Set<ReadableElement>,
): void {
  const begin = blocks.findIndex((block) => stated.has(block));
  const end = blocks.findLastIndex((block) => stated.has(block));
  for (const [at, block] of blocks.entries()) {
    const isRemark = at > begin && block.chars < MAX_REMARK_CHARS && LINES.has(block.name);
    if (!stated.has(block) && (at > end || isRemark)) removed.add(block);
  }
}

/** Blocks above the title: sections, dates, slogans. */
function isLabel(block: ReadableElement): boolean {
  return (LINES.has(block.name) || HEADING.test(block.name)) && block.chars < MAX_LABEL_CHARS;
}

/** Blocks below the last sentence: headings of removed elements, tags, buttons. */
function isTail(block: ReadableElement): boolean {
  return HEADING.test(block.name) || (LINES.has(block.name) && block.chars < MAX_TAIL_CHARS);
}

function isLine(block: ReadableElement): boolean {
  if (block.chars >= MAX_LINE_CHARS || !LINES.has(block.name)) return false;
  const text = readableText(block);
  return isDateLine(text) || isByline(text);
}
