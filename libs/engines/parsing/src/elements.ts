import { type TreeDocument, type TreeElement, type TreeNode, isTreeElement, treeChildren } from './tree.js';

/** Yields the elements of a page in document order. Not recursive: trees can be deep. */
export function* elementsOf(tree: TreeDocument | TreeElement): Generator<TreeElement> {
  const open: TreeNode[] = tree.childNodes.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isTreeElement(node)) continue;
    yield node;
    // One by one: there may be more than a call can take as arguments.
    const children = treeChildren(node);
    for (let at = children.length - 1; at >= 0; at -= 1) open.push(children[at]!);
  }
}
