import {
  type ReadableElement,
  isReadableElement,
  isWithin,
  readableElement,
  readableText,
} from '../document/readable.js';
import { isText, leafBlocks, letters } from './blocks.js';

const HEADING = /^h[1-3]$/;
const MAX_LEADS = 2;
const LEAD_CHARS = { least: 40, most: 800 };

/**
 * Returns the content with the summary between it and the title of the page, because pages put them into different
 * boxes.
 */
export function withLead(content: ReadableElement, titles: readonly string[]): ReadableElement {
  const wanted = new Set(titles.map(letters));
  const isTitle = (element: ReadableElement): boolean =>
    HEADING.test(element.name) && wanted.has(letters(readableText(element)));
  if (find(content, isTitle)) return content;
  for (let above = content.parent, steps = 0; above && steps < 8; above = above.parent, steps++) {
    const title = find(above, isTitle);
    if (!title) continue;
    const leads = leadsBetween(leafBlocks(above), title, content);
    if (leads.length === 0) return content;
    const parts = [...leads, content];
    const whole = readableElement('div', [], null);
    whole.children = parts;
    for (const child of parts) {
      child.parent = whole;
      whole.chars += child.chars;
      whole.linkChars += child.linkChars;
    }
    return whole;
  }
  return content;
}

function leadsBetween(
  blocks: readonly ReadableElement[],
  title: ReadableElement,
  content: ReadableElement,
): ReadableElement[] {
  const from = blocks.indexOf(title);
  const leads: ReadableElement[] = [];
  if (from < 0) return leads;
  for (const block of blocks.slice(from + 1)) {
    if (isWithin(block, content)) return leads;
    if (isLead(block) && leads.length < MAX_LEADS) leads.push(block);
  }
  return []; // the title is after the content: what follows is not a lead
}

function isLead(block: ReadableElement): boolean {
  if (block.chars < LEAD_CHARS.least || block.chars > LEAD_CHARS.most || block.linkChars > block.chars * 0.3)
    return false;
  for (let at: ReadableElement | null = block; at; at = at.parent) if (at.name === 'figure') return false;
  return isText(block);
}

function find(
  element: ReadableElement,
  wanted: (element: ReadableElement) => boolean,
): ReadableElement | undefined {
  if (wanted(element)) return element;
  for (const child of element.children) {
    const found = isReadableElement(child) ? find(child, wanted) : undefined;
    if (found) return found;
  }
  return undefined;
}
