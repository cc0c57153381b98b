import type { DefaultTreeAdapterTypes } from 'parse5';

export type TreeDocument = DefaultTreeAdapterTypes.Document;
export type TreeElement = DefaultTreeAdapterTypes.Element;
export type TreeNode = DefaultTreeAdapterTypes.ChildNode;

export function isTreeElement(node: TreeNode): node is TreeElement {
  return 'tagName' in node;
}

/** Returns the text of a text node, otherwise undefined. */
export function textValue(node: TreeNode): string | undefined {
  return 'value' in node ? node.value : undefined;
}

export function attribute(element: TreeElement, name: string): string | undefined {
  for (const attr of element.attrs) if (attr.name === name) return attr.value;
  return undefined;
}

/** Returns the children as rendered: the content of a declarative shadow root replaces its template. */
export function treeChildren(element: TreeElement): readonly TreeNode[] {
  if (element.tagName === 'template' && 'content' in element) {
    const shadow = attribute(element, 'shadowrootmode') !== undefined;
    return shadow ? (element as DefaultTreeAdapterTypes.Template).content.childNodes : [];
  }
  return element.childNodes;
}

/**
 * Returns the text below an element, with collapsed white space, cut at `maxChars`. Not recursive: trees can be
 * deep.
 */
export function treeText(element: TreeElement, maxChars: number): string {
  let text = '';
  const stack: TreeNode[] = treeChildren(element).toReversed();
  for (let node = stack.pop(); node && text.length < maxChars; node = stack.pop()) {
    const value = textValue(node);
    if (value !== undefined) text += value;
    else if (isTreeElement(node) && !UNREAD.has(node.tagName)) {
      if (node.tagName === 'img') text += ` ${attribute(node, 'alt') ?? ''} `;
      const children = treeChildren(node);
      for (let i = children.length - 1; i >= 0; i--) stack.push(children[i]!);
    }
  }
  return text.slice(0, maxChars).replace(/\s+/g, ' ').trim();
}

/** Elements whose content is never read: scripts, styles, drawings, embedded foreign content. */
export const UNREAD: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'svg',
  'canvas',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'map',
  'datalist',
  'noframes',
]);

/** Returns whether the page hides the element from readers. */
export function isHidden(element: TreeElement): boolean {
  if (NEVER_HIDDEN.has(element.tagName)) return false;
  for (const { name, value } of element.attrs) {
    if (name === 'hidden' && value !== 'until-found') return true;
    if (name === 'style' && /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(value)) return true;
  }
  return false;
}

/** Scripts hide these while the page loads, to prevent flicker. */
const NEVER_HIDDEN: ReadonlySet<string> = new Set(['html', 'body', 'main', 'article']);
