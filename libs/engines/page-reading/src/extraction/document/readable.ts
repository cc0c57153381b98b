import { words } from '../words.js';

/** Visible elements of a page, as plain objects that extraction weighs and prunes. */
export interface ReadableElement {
  name: string;
  attrs: readonly { name: string; value: string }[];
  parent: ReadableElement | null;
  children: ReadableNode[];
  /** Characters of text below, without white space. */
  chars: number;
  /** Number of these characters that are inside links. */
  linkChars: number;
}

export interface ReadableText {
  text: string;
  parent: ReadableElement;
}

export type ReadableNode = ReadableElement | ReadableText;

export function isReadableElement(node: ReadableNode | null | undefined): node is ReadableElement {
  return node !== null && node !== undefined && 'name' in node;
}

export function readableElement(
  name: string,
  attrs: ReadableElement['attrs'],
  parent: ReadableElement | null,
): ReadableElement {
  return { name, attrs, parent, children: [], chars: 0, linkChars: 0 };
}

/** Counts ASCII and Latin-1 white space; other spaces are too rare to matter. */
export function countChars(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 32 && code !== 160) count++;
  }
  return count;
}

/** Removes elements from their tree and updates the sizes of their ancestors. */
export function removeReadables(elements: ReadonlySet<ReadableElement>): void {
  const parents = new Set<ReadableElement>();
  for (const element of elements) {
    if (element.parent) parents.add(element.parent);
    addToSizes(element.parent, -element.chars, -element.linkChars);
    element.parent = null;
  }
  for (const parent of parents) {
    parent.children = parent.children.filter((child) => !isReadableElement(child) || !elements.has(child));
  }
}

/** Updates the sizes of an element and its ancestors. */
export function addToSizes(element: ReadableElement | null, chars: number, linkChars: number): void {
  for (let above = element; above; above = above.parent) {
    above.chars += chars;
    above.linkChars += linkChars;
  }
}

export function readableAttribute(element: ReadableElement, name: string): string | undefined {
  for (const attr of element.attrs) if (attr.name === name) return attr.value;
  return undefined;
}

/** Yields the descendants of an element with some names, in document order. */
export function* descendants(root: ReadableElement, names: ReadonlySet<string>): Generator<ReadableElement> {
  for (const child of root.children) {
    if (!isReadableElement(child)) continue;
    if (names.has(child.name)) yield child;
    yield* descendants(child, names);
  }
}

/** Returns the text with collapsed white space. */
export function readableText(node: ReadableNode): string {
  const parts: string[] = [];
  const visit = (at: ReadableNode): void => {
    if (isReadableElement(at)) {
      const apart = !INLINE.has(at.name);
      if (apart) parts.push(' ');
      for (const child of at.children) visit(child);
      if (apart) parts.push(' ');
    } else parts.push(at.text);
  };
  visit(node);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

const INLINE: ReadonlySet<string> = new Set(
  words(`
  a abbr acronym b bdi bdo big br cite code del dfn em font i ins kbd mark q rp rt ruby s samp small span strike
  strong sub sup time tt u var wbr
`),
);

/** Returns whether an element only marks text and is part of a line. */
export function isInline(element: ReadableElement): boolean {
  return INLINE.has(element.name);
}

/** Returns whether an inline element contains blocks, such as a link around a card. */
export function holdsBlocks(element: ReadableElement): boolean {
  return element.children.some(
    (child) => isReadableElement(child) && (!INLINE.has(child.name) || holdsBlocks(child)),
  );
}

export function isWithin(element: ReadableElement, above: ReadableElement): boolean {
  for (let at: ReadableElement | null = element; at; at = at.parent) if (at === above) return true;
  return false;
}

/** Returns the closest element around all of some elements. */
export function commonAncestor(elements: readonly ReadableElement[]): ReadableElement | null {
  let common: ReadableElement | null = elements[0]!.parent;
  while (common && !elements.every((element) => isWithin(element, common!))) common = common.parent;
  return common;
}
