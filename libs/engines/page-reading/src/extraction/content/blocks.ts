import {
  type ReadableElement,
  type ReadableNode,
  countChars,
  isInline,
  isReadableElement,
  readableElement,
  readableText,
} from '../document/readable.js';
import { words } from '../words.js';

/** A block of this length, or half of it with the end of a sentence, is text and not a label. */
const TEXT_CHARS = 120;
const SENTENCE_CHARS = 20;
const SENTENCE_END = /[.!?…:;。！？»”"')\]]$/;

const ITEMS: ReadonlySet<string> = new Set(['pre', 'td', 'li', 'dd']);

export const HEADING = /^h[1-6]$/;

/** Returns whether a block is content: paragraphs, items, code; not headings and labels. */
export function isText(block: ReadableElement): boolean {
  if (ITEMS.has(block.name)) return block.chars > SENTENCE_CHARS;
  if (HEADING.test(block.name) || block.chars - block.linkChars < SENTENCE_CHARS) return false;
  return block.chars >= TEXT_CHARS || SENTENCE_END.test(readableText(block));
}

/** Returns only letters and digits, in lower case, to compare two versions of a text. */
export function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Returns elements with text and without blocks inside, in document order. */
export function leafBlocks(root: ReadableElement): ReadableElement[] {
  const blocks: ReadableElement[] = [];
  const visit = (element: ReadableElement): void => {
    const inner = element.children.filter(isReadableElement).filter((child) => !isInline(child));
    if (inner.length === 0 && element.chars > 0) blocks.push(element);
    else for (const child of inner) visit(child);
  };
  visit(root);
  return blocks;
}

/** Wraps loose text between blocks in a paragraph, so that every text has its own block. */
export function wrapRuns(root: ReadableElement): void {
  const visit = (element: ReadableElement): void => {
    const blocks = element.children.filter((child) => isReadableElement(child) && !isInline(child));
    if (blocks.length > 0 && CONTAINERS.has(element.name)) wrap(element);
    for (const child of element.children) if (isReadableElement(child)) visit(child);
  };
  visit(root);
}

const CONTAINERS: ReadonlySet<string> = new Set(
  words('body div section article main center td blockquote form span'),
);

function wrap(element: ReadableElement): void {
  const children: ReadableNode[] = [];
  let run: ReadableElement | undefined;
  for (const child of element.children) {
    if (isReadableElement(child) && !isInline(child)) {
      run = undefined;
      children.push(child);
      continue;
    }
    if (!run && !isReadableElement(child) && child.text.trim() === '') continue;
    if (!run) {
      run = readableElement('p', [], element);
      children.push(run);
    }
    child.parent = run;
    run.children.push(child);
    if (isReadableElement(child)) {
      run.chars += child.chars;
      run.linkChars += child.linkChars;
    } else run.chars += countChars(child.text);
  }
  element.children = children;
}
