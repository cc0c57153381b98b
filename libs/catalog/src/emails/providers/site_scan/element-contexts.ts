import {
  type TreeDocument,
  type TreeElement,
  type TreeNode,
  isTreeElement,
  textValue,
} from '@capstan/parsing';

/** Longer elements contain more than one person. */
const MAX_CHARS = 400;
const MAX_NODES = 200;

/** Length of the text of an element. */
interface Extent {
  chars: number;
  nodes: number;
}

/** The short ancestors of each element of a page. Measures the page once, because the texts of ancestors overlap. */
export class ElementContexts {
  private readonly extents = new Map<TreeElement, Extent>();

  constructor(tree: TreeDocument) {
    // Children are pushed after their parents, so the reverse order visits each child before its parent.
    const found: TreeElement[] = [];
    const open: TreeNode[] = [...tree.childNodes];
    for (let node = open.pop(); node; node = open.pop()) {
      if (!isTreeElement(node)) continue;
      found.push(node);
      for (const child of node.childNodes) open.push(child);
    }
    for (const element of found.toReversed()) this.extents.set(element, this.measure(element));
  }

  /** An element and its short ancestors, nearest first. */
  *of(element: TreeElement): Generator<TreeElement> {
    for (let around: TreeElement | undefined = element; around; around = parentOf(around)) {
      const extent = this.extents.get(around);
      if (!extent || extent.chars > MAX_CHARS || extent.nodes > MAX_NODES) return;
      yield around;
    }
  }

  private measure(element: TreeElement): Extent {
    const sum: Extent = { chars: 0, nodes: element.childNodes.length };
    for (const child of element.childNodes) {
      const inner = isTreeElement(child) ? this.extents.get(child) : undefined;
      sum.chars += inner?.chars ?? textValue(child)?.length ?? 0;
      sum.nodes += inner?.nodes ?? 0;
    }
    return sum;
  }
}

function parentOf({ parentNode }: TreeElement): TreeElement | undefined {
  return parentNode && 'tagName' in parentNode ? parentNode : undefined;
}
