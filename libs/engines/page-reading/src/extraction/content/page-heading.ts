import { type DomDocument, type DomElement, plainText } from '../document/dom.js';
import type { PageFacts } from '../document/page-facts.js';

/**
 * Adds the page's heading to its content, because the content element often excludes it, and the Markdown alone
 * would lack its subject.
 */
export function withPageHeading(
  document: DomDocument,
  root: DomElement,
  facts: PageFacts,
  title: string | null,
): DomElement {
  const heading = headingOf(facts, title);
  if (heading === undefined || root.querySelector('h1')) return root;
  const created = document.createElement('h1');
  created.appendChild(document.createTextNode(heading));
  const first = root.querySelector('h2, h3');
  if (first && same(plainText(first), heading)) first.remove();
  root.insertBefore(created, root.firstChild);
  return root;
}

/** Returns the heading of a page in its content; null where it contains blocks, because it was not closed. */
export function headingIn(root: DomElement): DomElement | null {
  const heading = root.querySelector('h1');
  return heading?.querySelector('p, div, table, ul, ol, pre') ? null : heading;
}

/**
 * Returns the only `<h1>`, or the one that the title contains; a page with several others has no heading of its
 * own.
 */
function headingOf({ headings }: PageFacts, title: string | null): string | undefined {
  const matching = headings.find((text) => title !== null && same(text, title));
  return matching ?? (headings.length === 1 && headings[0]!.length <= 300 ? headings[0] : undefined);
}

function same(a: string, b: string): boolean {
  const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return letters(a) === letters(b);
}
