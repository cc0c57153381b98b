import { type ReadableElement, countChars, readableElement } from './readable.js';
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
} from '@capstan/parsing';

/** Deeper elements are moved out of their parents, so that no later step can overflow the stack. */
const MAX_DEPTH = 200;

/** Returns the body of a page without scripts, styles, embedded and hidden content, with sizes. */
export function readableBody(tree: TreeDocument): ReadableElement {
  const from = bodyOf(tree);
  const body = readableElement('body', from?.attrs ?? [], null);
  if (!from) return body;
  // Depth first with one frame per open element: sizes are complete when a frame is left.
  const stack: Frame[] = [
    { from: treeChildren(from), next: 0, into: body, depth: 2, inLink: false, measures: true },
  ];
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const node = frame.from[frame.next++];
    if (!node) {
      stack.pop();
      if (frame.measures && frame.into.parent) {
        frame.into.parent.chars += frame.into.chars;
        frame.into.parent.linkChars += frame.into.linkChars;
      }
    } else if (isTreeElement(node)) {
      const inner = enter(node, frame);
      if (inner) stack.push(inner);
    } else {
      const text = textValue(node);
      if (text) addText(frame.into, text, frame.inLink);
    }
  }
  return body;
}

interface Frame {
  from: readonly TreeNode[];
  next: number;
  into: ReadableElement;
  depth: number;
  inLink: boolean;
  /** False for elements that are too deep: their children are added to the parent. */
  measures: boolean;
}

function enter(element: TreeElement, { into, depth, inLink }: Frame): Frame | undefined {
  if (UNREAD.has(element.tagName) || isHidden(element)) return undefined;
  if (element.tagName === 'math') {
    // As code, so that later steps do not treat its backslashes and underscores as markup.
    const code = readableElement('code', [], into);
    into.children.push(code);
    addText(code, formula(element), inLink);
    into.chars += code.chars;
    into.linkChars += code.linkChars;
    return undefined;
  }
  const from = treeChildren(element);
  if (depth >= MAX_DEPTH && from.length > 0) return { from, next: 0, into, depth, inLink, measures: false };
  const copy = readableElement(element.tagName === 'template' ? 'div' : element.tagName, element.attrs, into);
  into.children.push(copy);
  return {
    from,
    next: 0,
    into: copy,
    depth: depth + 1,
    inLink: inLink || element.tagName === 'a',
    measures: true,
  };
}

function addText(into: ReadableElement, text: string, inLink: boolean): void {
  const chars = countChars(text);
  into.children.push({ text, parent: into });
  into.chars += chars;
  if (inLink) into.linkChars += chars;
}

function bodyOf(tree: TreeDocument): TreeElement | undefined {
  const html = tree.childNodes.find((node) => 'tagName' in node && node.tagName === 'html') as
    | TreeElement
    | undefined;
  return html?.childNodes.find((node) => 'tagName' in node && node.tagName === 'body') as
    | TreeElement
    | undefined;
}

/** Returns the TeX source of a formula if the page has it, otherwise its characters. */
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
