import {
  type DomDocument,
  type DomElement,
  type DomNode,
  childrenOf,
  isElement,
  isText,
} from '../document/dom.js';
import { absolute } from '../links.js';
import { codeBlock, isCodeTable } from './code-block.js';
import { words } from '../words.js';

/** Elements that the cleaned tree may hold; all others give way to their children. */
const ALLOWED: ReadonlySet<string> = new Set(
  words(`
  h1 h2 h3 h4 h5 h6 p br hr blockquote pre code kbd samp var ul ol li dl dt dd table caption thead
  tbody tfoot tr th td a img figure figcaption em i strong b del s ins mark sub sup q cite abbr
  dfn small time details summary address section article div ruby rt rp bdi bdo wbr
`),
);

/** Attributes kept as they are, by element. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
  bdo: ['dir'],
};

/** Elements that would only wrap: with nothing in them they are left out. */
const EMPTY_ALLOWED: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'td', 'th', 'wbr']);

/**
 * A copy that holds nothing but allowed elements and attributes, with absolute http(s) addresses. HTML, Markdown
 * and text of a result are all written from this one tree.
 */
export function cleanTree(document: DomDocument, content: DomElement, base: string): DomElement {
  const root = document.createElement('div');
  const copyChildren = (from: DomNode, into: DomElement): void => {
    for (const child of childrenOf(from)) {
      if (isText(child)) {
        if (child.textContent) into.appendChild(document.createTextNode(child.textContent));
      } else if (isElement(child)) copyElement(child, into);
    }
  };
  const copyElement = (element: DomElement, into: DomElement): void => {
    const name = element.localName;
    if (name === 'pre' || isCodeTable(element)) {
      const block = codeBlock(document, element);
      if (block) into.appendChild(block);
    } else if (name === 'img') {
      const image = cleanImage(document, element, base);
      if (image) into.appendChild(image);
    } else if (!ALLOWED.has(name)) {
      copyChildren(element, into);
    } else {
      const copy = document.createElement(name);
      copyChildren(element, copy);
      if (!copy.firstChild && !EMPTY_ALLOWED.has(name)) return;
      keepAttributes(element, copy, base);
      // A link without a usable target is its text.
      if (name === 'a' && !copy.hasAttribute('href'))
        for (const child of childrenOf(copy)) into.appendChild(child);
      else into.appendChild(copy);
    }
  };
  copyChildren(content, root);
  return root;
}

function keepAttributes(from: DomElement, to: DomElement, base: string): void {
  for (const name of ATTRIBUTES[to.localName] ?? []) {
    const value = from.getAttribute(name);
    if (value !== null && value.length <= 100) to.setAttribute(name, value);
  }
  if (to.localName === 'a') {
    const href = absolute(from.getAttribute('href') ?? '', base);
    if (href && from.hasAttribute('href')) to.setAttribute('href', href);
  }
}

const IMAGE_SOURCES = ['data-src', 'data-original', 'data-lazy-src', 'src'];

/** Pictures that show something: those with a description, or in a figure, and not the size of an icon. */
function cleanImage(document: DomDocument, image: DomElement, base: string): DomElement | undefined {
  const source = IMAGE_SOURCES.map((name) => image.getAttribute(name))
    .map((value) => (value ? absolute(value, base) : null))
    .find((url) => url !== null);
  const alt = (image.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim();
  if (!source || isTiny(image) || (!alt && !inFigure(image))) return undefined;
  const copy = document.createElement('img');
  copy.setAttribute('src', source);
  copy.setAttribute('alt', alt.slice(0, 500));
  return copy;
}

function isTiny(image: DomElement): boolean {
  return ['width', 'height'].some(
    (side) =>
      /^\d{1,2}(?:px)?$/.test(image.getAttribute(side) ?? '') &&
      Number.parseInt(image.getAttribute(side)!, 10) < 32,
  );
}

function inFigure(image: DomElement): boolean {
  let parent = image.parentNode;
  for (let steps = 0; isElement(parent) && steps < 4; steps++, parent = parent.parentNode) {
    if (parent.localName === 'figure') return true;
  }
  return false;
}
