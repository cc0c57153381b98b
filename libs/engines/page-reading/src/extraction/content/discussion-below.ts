import {
  type ReadableElement,
  isReadableElement,
  readableText,
  removeReadables,
} from '../document/readable.js';
import { HEADING } from './blocks.js';
import { DISCUSSION_HEADING } from './remarks.js';

/** A shorter text above such a heading is not an article: the heading is a link to the discussion. */
const LEAST_CHARS_ABOVE = 600;

const MAX_HEADING_CHARS = 80;

/** Removes a heading such as "12 comments" below an article, and all that follows it, in place. */
export function removeDiscussionBelow(root: ReadableElement): void {
  let above = 0;
  const find = (element: ReadableElement): ReadableElement | undefined => {
    if (above >= LEAST_CHARS_ABOVE && isHeading(element)) return element;
    for (const child of element.children) {
      if (!isReadableElement(child)) above += child.text.trim().length;
      else {
        const found = find(child);
        if (found) return found;
      }
    }
    return undefined;
  };
  const heading = find(root);
  if (heading) removeReadables(new Set([heading, ...followers(heading, root)]));
}

/** Only real headings: a label such as "0 comments" is often a button above the article. */
function isHeading(element: ReadableElement): boolean {
  return (
    HEADING.test(element.name) &&
    element.chars <= MAX_HEADING_CHARS &&
    DISCUSSION_HEADING.test(readableText(element))
  );
}

/** Returns what follows an element in document order, outermost elements only. */
function followers(element: ReadableElement, root: ReadableElement): ReadableElement[] {
  const after: ReadableElement[] = [];
  for (let at = element; at !== root && at.parent; at = at.parent) {
    const siblings = at.parent.children;
    after.push(...siblings.slice(siblings.indexOf(at) + 1).filter(isReadableElement));
  }
  return after;
}
