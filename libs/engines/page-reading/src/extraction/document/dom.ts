/**
 * The part of the DOM that extraction uses, as linkedom implements it. The browser's type library is not included,
 * so that server code cannot use globals that do not exist.
 */
export interface DomNode {
  readonly nodeType: number;
  readonly nodeName: string;
  textContent: string | null;
  readonly parentNode: DomElement | null;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
  readonly previousSibling: DomNode | null;
  remove(): void;
}

export interface DomElement extends DomNode {
  readonly localName: string;
  innerHTML: string;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  hasAttribute(name: string): boolean;
  appendChild<N extends DomNode>(node: N): N;
  insertBefore<N extends DomNode>(node: N, before: DomNode | null): N;
  querySelector(selector: string): DomElement | null;
  querySelectorAll(selector: string): ArrayLike<DomElement> & Iterable<DomElement>;
}

export interface DomDocument {
  readonly documentElement: DomElement;
  readonly body: DomElement;
  createElement(name: string): DomElement;
  createTextNode(text: string): DomNode;
  querySelector(selector: string): DomElement | null;
}

const ELEMENT = 1;
const TEXT = 3;

export function isElement(node: DomNode | null): node is DomElement {
  return node?.nodeType === ELEMENT;
}

export function isText(node: DomNode | null): boolean {
  return node?.nodeType === TEXT;
}

/** Returns a snapshot of the children, which does not change with the tree. */
export function childrenOf(node: DomNode): DomNode[] {
  const children: DomNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** Returns the text of a node with collapsed white space. */
export function plainText(node: DomNode | null): string {
  return (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
