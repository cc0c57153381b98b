import type { DomDocument, DomElement, DomNode } from '../document/dom.js';
import { childrenOf, isElement, isText } from '../document/dom.js';
import { markdownWriter } from './markdown-writer.js';
import { dataTable } from './table.js';
import { words } from '../words.js';

/**
 * Converts a cleaned tree to Markdown (CommonMark with GFM tables), consuming it. Converts block by block: turndown
 * copies its whole output for each sibling, so one call for a long page takes quadratic time.
 */
export function toMarkdown(document: DomDocument, root: DomElement): string {
  const writer = markdownWriter();
  const inCell = (cell: DomElement): string => writer.turndown(cell);
  const parts: string[] = [];
  for (const block of blocksOf(document, root)) {
    const markdown = block.localName === 'table' ? dataTable(block, inCell) : undefined;
    parts.push(markdown ?? writer.turndown(block));
  }
  return parts
    .map((part) => part.replace(/^\n+/, '').trimEnd())
    .filter((part) => part !== '')
    .join('\n\n');
}

const WRAPPERS: ReadonlySet<string> = new Set(['div', 'section', 'article', 'figure', 'address', 'details']);
const BLOCKS: ReadonlySet<string> = new Set([
  ...WRAPPERS,
  ...words(`
  p blockquote pre ul ol dl table h1 h2 h3 h4 h5 h6 hr figcaption summary
`),
]);

/** Returns the blocks of a tree in order, without wrappers; inline content between them becomes paragraphs. */
function blocksOf(document: DomDocument, root: DomElement): DomElement[] {
  const blocks: DomElement[] = [];
  const visit = (parent: DomElement): void => {
    let run: DomNode[] = [];
    const closeRun = (): void => {
      if (run.some((node) => !isText(node) || (node.textContent ?? '').trim() !== '')) {
        const paragraph = document.createElement('p');
        for (const node of run) paragraph.appendChild(node);
        blocks.push(holder(document, paragraph));
      }
      run = [];
    };
    for (const child of childrenOf(parent)) {
      if (!isElement(child) || !BLOCKS.has(child.localName)) run.push(child);
      else {
        closeRun();
        if (WRAPPERS.has(child.localName)) visit(child);
        else if (child.localName === 'table') blocks.push(child);
        else blocks.push(holder(document, child));
      }
    }
    closeRun();
  };
  visit(root);
  return blocks;
}

/** Wraps a block, because turndown converts only the children of its input. */
function holder(document: DomDocument, block: DomElement): DomElement {
  const parent = document.createElement('div');
  parent.appendChild(block);
  return parent;
}
