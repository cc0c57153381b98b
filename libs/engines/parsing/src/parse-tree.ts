import { type DefaultTreeAdapterMap, Parser, type Token, defaultTreeAdapter, html as names } from 'parse5';
import type { TreeDocument } from './tree.js';

/** Maximum elements per page: real pages have fewer than 50,000. */
export const MAX_ELEMENTS = 150_000;

/** Maximum nesting depth; browsers stop at 512. Every start tag searches the open elements. */
export const MAX_DEPTH = 500;

/** Limits of a parse. */
export interface TreeLimits {
  maxElements: number;
  maxDepth: number;
}

class TreeLimitError extends Error {}

/**
 * Parses HTML like a browser: malformed markup gives the tree that a reader would see. Tags nested deeper than the
 * limit are dropped, but their text is kept; a page with too many elements is cut. Takes linear time.
 */
export function parseTree(html: string, limits: Partial<TreeLimits> = {}): TreeDocument {
  const { maxElements, maxDepth } = { maxElements: MAX_ELEMENTS, maxDepth: MAX_DEPTH, ...limits };
  let count = 0;
  let tree: TreeDocument | undefined;
  const treeAdapter = {
    ...defaultTreeAdapter,
    createDocument: () => (tree = defaultTreeAdapter.createDocument()),
    createElement: (...args: Parameters<typeof defaultTreeAdapter.createElement>) => {
      if (++count > maxElements) throw new TreeLimitError();
      return defaultTreeAdapter.createElement(...args);
    },
  };
  const parser = new ShallowParser(maxDepth, treeAdapter);
  try {
    parser.tokenizer.write(html, true);
    return parser.document;
  } catch (error) {
    if (error instanceof TreeLimitError && tree) return tree;
    throw error;
  }
}

/** Elements that only contain text: the tokenizer must enter them at any depth. */
const TEXT_ONLY: ReadonlySet<number> = new Set([
  names.TAG_ID.SCRIPT,
  names.TAG_ID.STYLE,
  names.TAG_ID.TEXTAREA,
  names.TAG_ID.TITLE,
  names.TAG_ID.NOSCRIPT,
  names.TAG_ID.IFRAME,
  names.TAG_ID.NOEMBED,
  names.TAG_ID.NOFRAMES,
  names.TAG_ID.XMP,
  names.TAG_ID.PLAINTEXT,
]);

/** Drops tags that are nested too deeply, and their end tags. */
class ShallowParser extends Parser<DefaultTreeAdapterMap> {
  /** Dropped start tags without an end tag so far, by name. */
  private readonly dropped = new Map<string, number>();

  constructor(
    private readonly maxDepth: number,
    treeAdapter: typeof defaultTreeAdapter,
  ) {
    super({ treeAdapter });
  }

  override onStartTag(token: Token.TagToken): void {
    if (this.openElements.stackTop < this.maxDepth || TEXT_ONLY.has(token.tagID)) super.onStartTag(token);
    else this.dropped.set(token.tagName, (this.dropped.get(token.tagName) ?? 0) + 1);
  }

  override onEndTag(token: Token.TagToken): void {
    const owed = this.dropped.get(token.tagName) ?? 0;
    if (owed > 0) this.dropped.set(token.tagName, owed - 1);
    else super.onEndTag(token);
  }
}
