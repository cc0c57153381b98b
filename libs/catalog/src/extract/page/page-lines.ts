import {
  type TreeDocument,
  type TreeElement,
  type TreeNode,
  UNREAD,
  isHidden,
  isTreeElement,
  textValue,
  treeChildren,
} from '@capstan/parsing';

/** A line of a page as readers see it, and the innermost block that it is in. */
export interface PageLine {
  text: string;
  block: string;
}

const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data dfn em font i kbd label mark q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const SKIPPED: ReadonlySet<string> = new Set([
  ...UNREAD,
  'head',
  'template',
  'nav',
  'footer',
  'select',
  'textarea',
]);
const MAX_LINES = 20_000;
const MAX_LINE_CHARS = 5_000;

/** Returns the visible lines of a page without its navigation and footer. Not recursive: trees can be deep. */
export function pageLines(tree: TreeDocument): PageLine[] {
  const lines: PageLine[] = [];
  let text = '';
  let block = 'body';
  const end = (next: string): void => {
    const line = text.replace(/\s+/g, ' ').trim();
    if (line !== '' && lines.length < MAX_LINES) lines.push({ text: line.slice(0, MAX_LINE_CHARS), block });
    text = '';
    block = next;
  };
  const open: (TreeNode | { ends: string })[] = tree.childNodes.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if ('ends' in node) {
      end(node.ends);
      continue;
    }
    const value = textValue(node);
    if (value !== undefined && text.length < MAX_LINE_CHARS) text += value;
    if (!isTreeElement(node) || SKIPPED.has(node.tagName) || isHidden(node)) continue;
    if (node.tagName === 'br') {
      end(block);
      continue;
    }
    if (!INLINE.has(node.tagName)) {
      const outer = block;
      end(node.tagName);
      open.push({ ends: outer });
    }
    pushChildren(node, open);
  }
  end('body');
  return lines;
}

function pushChildren(element: TreeElement, open: (TreeNode | { ends: string })[]): void {
  const children = treeChildren(element);
  for (let at = children.length - 1; at >= 0; at -= 1) open.push(children[at]!);
}
