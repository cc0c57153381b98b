import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';

/** No title or snippet is longer; it also bounds how deep tags can nest. */
const MAX_LENGTH = 10_000;

type Node = DefaultTreeAdapterTypes.Node;

function collect(node: Node, parts: string[]): void {
  if (defaultTreeAdapter.isTextNode(node)) parts.push(node.value);
  if (!('childNodes' in node)) return;
  if (node.nodeName === 'script' || node.nodeName === 'style') return;
  for (const child of node.childNodes) collect(child, parts);
}

/** What a vendor's HTML fragment (highlight marks, entities) reads like: one line, white space collapsed. */
export function plainText(fragment: string): string {
  const html = fragment.slice(0, MAX_LENGTH);
  if (!/[<&]/.test(html)) return oneLine(html);
  const parts: string[] = [];
  collect(parseFragment(html), parts);
  return oneLine(parts.join(''));
}

/** White space, line breaks and control characters collapsed to single spaces. */
export function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- PostgreSQL refuses NUL, and no reader wants the others
  return text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();
}
