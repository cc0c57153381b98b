/** A larger DOM is a bomb; real pages are less than a tenth of it. */
export const MAX_HTML_CHARACTERS = 20_000_000;

/**
 * Returns an expression that evaluates to the document as HTML, or null when it is too long. Runs in an isolated
 * world of the page.
 */
export function flattenScript(maxCharacters = MAX_HTML_CHARACTERS): string {
  return `(${flatten.toString()})(${maxCharacters})`;
}

/* The function below is sent to the browser as text, so it must not use anything from outside itself. */

interface DomNode {
  nodeType: number;
  nodeValue: string | null;
  childNodes: Iterable<DomNode>;
  localName?: string;
  attributes?: Iterable<{ name: string; value: string }>;
  shadowRoot?: DomNode | null;
  content?: DomNode;
  contentDocument?: { body: DomNode | null } | null;
  assignedNodes?: (options: { flatten: boolean }) => DomNode[];
  parentNode?: DomNode | null;
}

declare const document: { doctype: unknown; documentElement: DomNode | null };

/** Serializes the document: open shadow roots in place of their hosts' children, same-origin frames as \`<div>\`s. */
function flatten(maxCharacters: number): string | null {
  const VOID = new Set(
    'area base br col embed hr img input link meta param source track wbr basefont bgsound frame keygen'.split(
      ' ',
    ),
  );
  const RAW = new Set('script style xmp noembed noframes plaintext'.split(' '));
  const escapeText = (text: string): string =>
    text
      .replace(/&/g, '&amp;')
      .replace(/\u00a0/g, '&nbsp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;');
  const escapeAttribute = (text: string): string =>
    text
      .replace(/&/g, '&amp;')
      .replace(/\u00a0/g, '&nbsp;')
      .replace(/"/g, '&quot;');
  const out: string[] = [];
  let length = 0;
  const write = (text: string): void => {
    out.push(text);
    length += text.length;
  };
  const frameBody = (node: DomNode): DomNode | null => {
    try {
      return node.contentDocument?.body ?? null;
    } catch {
      return null;
    }
  };
  const childrenOf = (node: DomNode): DomNode[] => {
    if (node.shadowRoot) return [...node.shadowRoot.childNodes];
    if (node.localName === 'slot' && node.assignedNodes) {
      const assigned = node.assignedNodes({ flatten: true });
      if (assigned.length > 0) return assigned;
    }
    if (node.localName === 'template' && node.content) return [...node.content.childNodes];
    return [...node.childNodes];
  };
  // Uses an explicit stack: scripts can nest elements deeper than the call stack.
  const stack: (DomNode | string)[] = document.documentElement ? [document.documentElement] : [];
  const pushAll = (nodes: DomNode[]): void => {
    for (const node of nodes.toReversed()) stack.push(node);
  };
  if (document.doctype) write('<!DOCTYPE html>');
  while (stack.length > 0) {
    if (length > maxCharacters) return null;
    const next = stack.pop();
    if (next === undefined) break;
    if (typeof next === 'string') {
      write(next);
      continue;
    }
    if (next.nodeType === 3) {
      const parent = next.parentNode?.localName;
      const text = next.nodeValue ?? '';
      write(parent !== undefined && RAW.has(parent) ? text : escapeText(text));
      continue;
    }
    if (next.nodeType !== 1) continue;
    const name = next.localName ?? 'div';
    const attributes = [...(next.attributes ?? [])]
      .map((attribute) => ` ${attribute.name}="${escapeAttribute(attribute.value)}"`)
      .join('');
    const body = name === 'iframe' || name === 'frame' ? frameBody(next) : null;
    if (body !== null) {
      write(`<div data-frame${attributes}>`);
      stack.push('</div>');
      pushAll([...body.childNodes]);
      continue;
    }
    write(`<${name}${attributes}>`);
    if (VOID.has(name)) continue;
    stack.push(`</${name}>`);
    pushAll(childrenOf(next));
  }
  return length > maxCharacters ? null : out.join('');
}
