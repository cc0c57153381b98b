import { defaultTreeAdapter, parse } from 'parse5';
import type { TreeDocument } from './tree.js';

/** Elements kept of one page: real pages stay below 50,000; beyond lies what wants to exhaust the memory. */
export const MAX_ELEMENTS = 150_000;

class TreeFull extends Error {}

/**
 * HTML to a tree, by the parsing rules of browsers: broken markup gives the tree a reader would see. A page of
 * more than MAX_ELEMENTS elements gives the tree of its beginning.
 */
export function parseTree(html: string): TreeDocument {
  let count = 0;
  let tree: TreeDocument | undefined;
  const treeAdapter = {
    ...defaultTreeAdapter,
    createDocument: () => (tree = defaultTreeAdapter.createDocument()),
    createElement: (...args: Parameters<typeof defaultTreeAdapter.createElement>) => {
      if (++count > MAX_ELEMENTS) throw new TreeFull();
      return defaultTreeAdapter.createElement(...args);
    },
  };
  try {
    return parse(html, { treeAdapter });
  } catch (error) {
    if (error instanceof TreeFull && tree) return tree;
    throw error;
  }
}
