import {
  type ReadableElement,
  isInline,
  isReadableElement,
  readableText,
  removeReadables,
} from '../document/readable.js';
import { words } from '../words.js';
import { HEADING } from './blocks.js';
import type { PageKind } from './page-kind.js';
import { OFFER_LABEL, PRODUCT_NOTE_LABEL } from './remarks.js';

const MAX_LABEL_CHARS = 60;

/** Minimum text of a product page without such boxes; notes on shipping may be far longer than a description. */
const LEAST_LEFT = 100;

const SUBHEADING = /^h[2-6]$/;

const BOXES: ReadonlySet<string> = new Set(words('div section article aside li dd td table ul'));

/**
 * Removes boxes that begin with a label such as "You may also like", and on the pages of products those on shipping
 * or reviews, in place. A heading on its own takes what follows it up to the next heading.
 */
export function removeLabeledBoxes(root: ReadableElement, kind: PageKind): void {
  const isLabel = (text: string): boolean =>
    OFFER_LABEL.test(text) || (kind === 'product' && PRODUCT_NOTE_LABEL.test(text));
  const found = new Set<ReadableElement>();
  const visit = (parent: ReadableElement): void => {
    for (const child of parent.children) {
      if (!isReadableElement(child) || found.has(child)) continue;
      const label = child.chars > 0 ? firstBlock(child) : undefined;
      const matches = label !== undefined && label.chars <= MAX_LABEL_CHARS && isLabel(readableText(label));
      if (matches && label === child && SUBHEADING.test(child.name)) addSection(child, found);
      else if (matches && BOXES.has(child.name) && isAlone(label, child)) found.add(child);
      else visit(child);
    }
  };
  visit(root);
  let left = root.chars;
  for (const { chars } of found) left -= chars;
  if (left >= LEAST_LEFT) removeReadables(found);
}

/** Returns the innermost block with the first text of an element. */
function firstBlock(element: ReadableElement): ReadableElement {
  const first = element.children.find((child) =>
    isReadableElement(child) ? child.chars > 0 : child.text.trim() !== '',
  );
  return isReadableElement(first) && !isInline(first) ? firstBlock(first) : element;
}

/** Adds a heading and its following siblings up to the next heading. */
function addSection(heading: ReadableElement, found: Set<ReadableElement>): void {
  const siblings = heading.parent?.children ?? [];
  found.add(heading);
  for (const sibling of siblings.slice(siblings.indexOf(heading) + 1)) {
    if (!isReadableElement(sibling)) continue;
    if (HEADING.test(sibling.name)) return;
    found.add(sibling);
  }
}

/** Returns whether a box has no other heading of the same level: otherwise it has other sections as well. */
function isAlone(label: ReadableElement, box: ReadableElement): boolean {
  if (!HEADING.test(label.name)) return true;
  const hasOther = (element: ReadableElement): boolean =>
    element.children.some(
      (child) =>
        isReadableElement(child) && ((child.name === label.name && child !== label) || hasOther(child)),
    );
  return !hasOther(box);
}
