import { type DomElement, type DomNode, isElement, isText } from './dom.js';

/** Text below an element, white space not counted. */
export interface TextSize {
  chars: number;
  /** Of these, inside links. */
  linkChars: number;
}

/** Sizes of an element and all elements below it, in one walk. Depth is bounded by buildDocument. */
export function measure(root: DomElement): Map<DomNode, TextSize> {
  const sizes = new Map<DomNode, TextSize>();
  const visit = (element: DomElement, inLink: boolean): TextSize => {
    const size = { chars: 0, linkChars: 0 };
    for (let child = element.firstChild; child; child = child.nextSibling) {
      if (isText(child)) {
        const chars = countChars(child.textContent ?? '');
        size.chars += chars;
        if (inLink) size.linkChars += chars;
      } else if (isElement(child)) {
        const inner = visit(child, inLink || child.localName === 'a');
        size.chars += inner.chars;
        size.linkChars += inner.linkChars;
      }
    }
    sizes.set(element, size);
    return size;
  };
  visit(root, false);
  return sizes;
}

export function countChars(text: string): number {
  return text.replace(/\s+/g, '').length;
}
