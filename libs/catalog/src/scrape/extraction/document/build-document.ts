import { parseHTML } from 'linkedom';
import type { DomDocument, DomElement } from './dom.js';
import {
  type TreeDocument,
  type TreeElement,
  type TreeNode,
  UNREAD,
  attribute,
  isHidden,
  isTreeElement,
  textValue,
  treeChildren,
  treeText,
} from './tree.js';
import { words } from '../words.js';

/** Deeper elements are taken out of their parents and put beside them: no step after this one can overflow. */
const MAX_DEPTH = 200;

/** What extraction reads of an element; the rest (styles, handlers, data of scripts) only costs memory. */
const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set(
  words(`
  id class role lang dir title rel itemprop aria-hidden aria-modal href src data-src data-original
  data-lazy-src srcset data-srcset alt width height colspan rowspan scope start value type checked
  datetime cite property data-lang data-language
`),
);

/**
 * The readable part of a tree as a DOM document: the body without scripts, styles, embedded content and what the
 * page hides. Built node by node, because linkedom's own parser loses the body of some pages.
 */
export function buildDocument(tree: TreeDocument): DomDocument {
  const { document } = parseHTML('<!doctype html><html><head></head><body></body></html>') as unknown as {
    document: DomDocument;
  };
  const body = bodyOf(tree);
  if (!body) return document;
  // Depth first with one frame per open element, so that nodes are appended in the order of the page.
  const stack: Frame[] = [{ from: treeChildren(body), next: 0, into: document.body, depth: 2 }];
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const node = frame.from[frame.next++];
    if (!node) stack.pop();
    else if (isTreeElement(node)) {
      const inner = enter(document, node, frame);
      if (inner) stack.push(inner);
    } else {
      const text = textValue(node);
      if (text) frame.into.appendChild(document.createTextNode(text));
    }
  }
  return document;
}

interface Frame {
  from: readonly TreeNode[];
  next: number;
  into: DomElement;
  depth: number;
}

/** Copies an element; returns what to do with its children, if they are read. */
function enter(document: DomDocument, element: TreeElement, { into, depth }: Frame): Frame | undefined {
  if (UNREAD.has(element.tagName) || isHidden(element)) return undefined;
  if (element.tagName === 'math') {
    // As code, so that no step after this one takes its backslashes and underscores for markup.
    const code = into.appendChild(document.createElement('code'));
    code.appendChild(document.createTextNode(formula(element)));
    return undefined;
  }
  const from = treeChildren(element);
  if (depth >= MAX_DEPTH && from.length > 0) return { from, next: 0, into, depth };
  return { from, next: 0, into: into.appendChild(copy(document, element)), depth: depth + 1 };
}

function bodyOf(tree: TreeDocument): TreeElement | undefined {
  const html = tree.childNodes.find((node) => 'tagName' in node && node.tagName === 'html') as
    TreeElement | undefined;
  return html?.childNodes.find((node) => 'tagName' in node && node.tagName === 'body') as
    TreeElement | undefined;
}

function copy(document: DomDocument, element: TreeElement): DomElement {
  const created = document.createElement(nameOf(element));
  for (const attr of element.attrs) {
    if (KEPT_ATTRIBUTES.has(attr.name) && !/^\s*data:/i.test(attr.value)) {
      created.setAttribute(attr.name, attr.value);
    }
  }
  return created;
}

function nameOf(element: TreeElement): string {
  if (element.tagName === 'template') return 'div';
  // Names like `a"b` are legal to a parser and illegal to createElement.
  return /^[a-z][a-z0-9-]*$/.test(element.tagName) ? element.tagName : 'span';
}

/** A formula as the TeX it was written in, where the page says so; else its characters. */
function formula(math: TreeElement): string {
  const tex = attribute(math, 'alttext') ?? annotation(math);
  if (!tex) return treeText(math, 2_000);
  const fence = attribute(math, 'display') === 'block' ? '$$' : '$';
  return `${fence}${tex.trim()}${fence}`;
}

function annotation(math: TreeElement): string | undefined {
  const stack: TreeNode[] = [math];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!isTreeElement(node)) continue;
    if (node.tagName === 'annotation' && attribute(node, 'encoding') === 'application/x-tex') {
      return treeText(node, 5_000);
    }
    stack.push(...node.childNodes);
  }
  return undefined;
}
