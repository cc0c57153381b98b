import {
  type ReadableElement,
  isReadableElement,
  readableText,
  removeReadables,
} from '../document/readable.js';
import { HEADING } from './blocks.js';
import { TEASER_HEADING } from './remarks.js';

const MAX_LABEL_CHARS = 40;

/** Minimum text above teasers: before it such a heading starts the content itself. */
const LEAST_CHARS_ABOVE = 250;

/** Minimum share of links for a block to be a teaser, whatever its element. */
const LINKED_SHARE = 0.2;

const LABELS: ReadonlySet<string> = new Set(['p', 'div', 'span', 'strong', 'b', 'header', 'section']);
const LISTS: ReadonlySet<string> = new Set(['article', 'ul', 'ol']);

/** Removes headings such as "You may also like" with the teasers that follow them, in place. */
export function removeTeasers(root: ReadableElement): void {
  const labels: ReadableElement[] = [];
  let above = 0;
  const visit = (element: ReadableElement): void => {
    if (above >= LEAST_CHARS_ABOVE && isTeaserHeading(element)) labels.push(element);
    for (const child of element.children) {
      if (isReadableElement(child)) visit(child);
      else above += child.text.length;
    }
  };
  visit(root);
  for (const label of labels) {
    const top = topOf(label, root);
    if (top.parent) removeReadables(new Set([top, ...teasersAfter(top)]));
  }
}

function isTeaserHeading(element: ReadableElement): boolean {
  if (element.chars === 0 || element.chars > MAX_LABEL_CHARS) return false;
  if (!HEADING.test(element.name) && !LABELS.has(element.name)) return false;
  return TEASER_HEADING.test(readableText(element));
}

/** Returns the outermost element that only contains the heading. */
function topOf(label: ReadableElement, root: ReadableElement): ReadableElement {
  let top = label;
  while (top.parent && top.parent !== root && top.parent.chars === top.chars) top = top.parent;
  return top;
}

function teasersAfter(top: ReadableElement): ReadableElement[] {
  const siblings = top.parent?.children ?? [];
  const teasers: ReadableElement[] = [];
  for (const sibling of siblings.slice(siblings.indexOf(top) + 1)) {
    if (!isReadableElement(sibling)) {
      if (sibling.text.trim() !== '') break;
      continue;
    }
    const isTeaser = LISTS.has(sibling.name) || sibling.linkChars >= sibling.chars * LINKED_SHARE;
    if (HEADING.test(sibling.name) || !isTeaser) break;
    teasers.push(sibling);
  }
  return teasers;
}
