import { type DomDocument, type DomElement, childrenOf } from '../document/dom.js';
import {
  type ReadableElement,
  type ReadableNode,
  isReadableElement,
  readableAttribute,
} from '../document/readable.js';
import { absolute } from '../links.js';
import { codeBlock, isCodeTable } from './code-block.js';
import { words } from '../words.js';
import { WhiteSpaceLimit } from './white-space.js';

/** Elements of the cleaned tree; all others are replaced by their children. */
const ALLOWED: ReadonlySet<string> = new Set(
  words(`
  h1 h2 h3 h4 h5 h6 p br hr blockquote pre code kbd samp var ul ol li dl dt dd table caption thead
  tbody tfoot tr th td a img figure figcaption em i strong b del s ins mark sub sup q cite abbr
  dfn small time details summary address section article div ruby rt rp bdi bdo wbr
`),
);

/** Attributes to keep, by element. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
  bdo: ['dir'],
};

/** Elements that are kept even if they are empty. */
const EMPTY_ALLOWED: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'td', 'th', 'wbr']);

/**
 * Returns a copy with only allowed elements and attributes, and absolute http(s) URLs. HTML, Markdown and text of a
 * result are all written from this tree.
 */
export function cleanTree(document: DomDocument, content: ReadableElement, base: string): DomElement {
  const root = document.createElement('div');
  const space = new WhiteSpaceLimit();
  const copyChildren = (from: ReadableElement, into: DomElement): void => {
    for (const child of from.children) copyNode(child, into);
  };
  const copyNode = (node: ReadableNode, into: DomElement): void => {
    if (!isReadableElement(node)) {
      into.appendChild(document.createTextNode(space.cut(node.text)));
      return;
    }
    const { name } = node;
    if (name === 'br' && !space.allowsBreak()) return;
    if (name === 'pre' || isCodeTable(node)) {
      const block = codeBlock(document, node);
      if (block) into.appendChild(block);
    } else if (name === 'img') {
      const image = cleanImage(document, node, base);
      if (image) into.appendChild(image);
    } else if (!ALLOWED.has(name)) {
      copyChildren(node, into);
    } else {
      const copy = document.createElement(name);
      copyChildren(node, copy);
      if (!copy.firstChild && !EMPTY_ALLOWED.has(name)) return;
      keepAttributes(node, copy, base);
      // A link without a usable target becomes its text.
      if (name === 'a' && !copy.hasAttribute('href'))
        for (const child of childrenOf(copy)) into.appendChild(child);
      else into.appendChild(copy);
    }
  };
  copyChildren(content, root);
  return root;
}

function keepAttributes(from: ReadableElement, to: DomElement, base: string): void {
  for (const name of ATTRIBUTES[to.localName] ?? []) {
    const value = readableAttribute(from, name);
    if (value !== undefined && value.length <= 100) to.setAttribute(name, value);
  }
  if (to.localName === 'a') {
    const stated = readableAttribute(from, 'href');
    const href = stated === undefined ? null : absolute(stated, base);
    if (href) to.setAttribute('href', href);
  }
}

/** Maximum length of a description and a caption. */
const MAX_ALT_CHARS = 1_000;
const IMAGE_SOURCES = ['data-src', 'data-original', 'data-lazy-src', 'src'];

/** Keeps pictures with a description, or in a figure, that are larger than icons. */
function cleanImage(document: DomDocument, image: ReadableElement, base: string): DomElement | undefined {
  const source = IMAGE_SOURCES.map((name) => readableAttribute(image, name))
    .map((value) => (value ? absolute(value, base) : null))
    .find((url) => url !== null);
  const alt = (readableAttribute(image, 'alt') ?? '').replace(/\s+/g, ' ').trim();
  if (!source || isTiny(image) || (!alt && !inFigure(image))) return undefined;
  const copy = document.createElement('img');
  copy.setAttribute('src', source);
  copy.setAttribute('alt', alt.slice(0, MAX_ALT_CHARS));
  return copy;
}

function isTiny(image: ReadableElement): boolean {
  return ['width', 'height'].some((side) => {
    const value = readableAttribute(image, side) ?? '';
    return /^\d{1,2}(?:px)?$/.test(value) && Number.parseInt(value, 10) < 32;
  });
}

function inFigure(image: ReadableElement): boolean {
  let { parent } = image;
  for (let steps = 0; parent && steps < 4; steps++, { parent } = parent) {
    if (parent.name === 'figure') return true;
  }
  return false;
}
