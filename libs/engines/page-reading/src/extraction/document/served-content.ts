import {
  type TreeDocument,
  type TreeElement,
  type TreeNode,
  UNREAD,
  attribute,
  isHidden,
  isTreeElement,
  parseTree,
  textValue,
  treeChildren,
} from '@capstan/parsing';
import { countChars } from './readable.js';

/** A shorter text is a notice: "enable JavaScript". */
const LEAST_CHARS = 500;

/** Hidden text is content if it is this many times as long as the visible text: dialogs are shorter than pages. */
const HIDDEN_RATIO = 2;

/** Hidden boxes that are not content on any page. */
const DIALOG = /(?:modal|dialog|popup|overlay|cookie|consent|gdpr|menu|nav|login|signup|lightbox)/i;

/** React sends late parts of a page in hidden segments, and a script moves them to their place. */
const STREAMED_SEGMENT = /^S:[0-9a-f]+$/i;

/**
 * Makes the content visible that the server sent for readers without scripts, or for scripts to show: long
 * `<noscript>` texts, streamed segments and hidden articles. Changes the tree in place.
 */
export function revealServedContent(tree: TreeDocument): void {
  const { visibleChars, noscripts, hidden } = findUnshown(tree);
  for (const element of hidden) {
    if (attribute(element, 'hidden') !== undefined && STREAMED_SEGMENT.test(attribute(element, 'id') ?? '')) {
      show(element);
    }
  }
  for (const noscript of noscripts) revealNoscript(noscript, visibleChars);
  const longest = hidden
    .filter(
      (element) => !DIALOG.test(`${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`),
    )
    .map((element) => ({ element, chars: proseChars(element) }))
    .reduce<Unshown | undefined>((best, each) => (best && best.chars >= each.chars ? best : each), undefined);
  if (longest && longest.chars >= Math.max(LEAST_CHARS, visibleChars * HIDDEN_RATIO)) show(longest.element);
}

interface Unshown {
  element: TreeElement;
  chars: number;
}

/** Finds the outermost hidden elements, and counts the visible text outside of links. */
function findUnshown(tree: TreeDocument): {
  visibleChars: number;
  noscripts: TreeElement[];
  hidden: TreeElement[];
} {
  const noscripts: TreeElement[] = [];
  const hidden: TreeElement[] = [];
  let visibleChars = 0;
  const stack: TreeNode[] = tree.childNodes.toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    const text = textValue(node);
    if (text !== undefined) visibleChars += countChars(text);
    if (!isTreeElement(node) || node.tagName === 'head') continue;
    if (node.tagName === 'noscript') noscripts.push(node);
    if (UNREAD.has(node.tagName) || node.tagName === 'a') continue;
    if (isHidden(node)) hidden.push(node);
    else pushChildren(stack, node);
  }
  return { visibleChars, noscripts, hidden };
}

function pushChildren(stack: TreeNode[], element: TreeElement): void {
  const children = treeChildren(element);
  for (let at = children.length - 1; at >= 0; at--) stack.push(children[at]!);
}

/** Counts the text below an element outside of links, scripts and hidden elements. */
function proseChars(root: TreeElement): number {
  let chars = 0;
  const stack: TreeNode[] = treeChildren(root).toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    const text = textValue(node);
    if (text !== undefined) chars += countChars(text);
    if (isTreeElement(node) && !UNREAD.has(node.tagName) && node.tagName !== 'a' && !isHidden(node)) {
      pushChildren(stack, node);
    }
  }
  return chars;
}

/** The parser reads `<noscript>` as a browser with scripts does: its markup is one text. */
function revealNoscript(noscript: TreeElement, visibleChars: number): void {
  const [first] = noscript.childNodes;
  const markup = first ? (textValue(first) ?? '') : '';
  if (markup.length < LEAST_CHARS) return;
  const body = elementNamed(elementNamed(parseTree(markup), 'html'), 'body');
  if (!body || proseChars(body) < Math.max(LEAST_CHARS, visibleChars)) return;
  noscript.tagName = noscript.nodeName = 'div';
  noscript.childNodes = body.childNodes;
  for (const child of noscript.childNodes) child.parentNode = noscript;
}

function elementNamed(parent: TreeDocument | TreeElement | undefined, name: string): TreeElement | undefined {
  return parent?.childNodes.filter(isTreeElement).find(({ tagName }) => tagName === name);
}

function show(element: TreeElement): void {
  element.attrs = element.attrs.filter(
    ({ name, value }) => name !== 'hidden' && !(name === 'style' && HIDING.test(value)),
  );
}

const HIDING = /display|visibility/i;
