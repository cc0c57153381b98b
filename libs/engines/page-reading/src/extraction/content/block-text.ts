import { type DomElement, type DomNode, isElement, isText } from '../document/dom.js';
import { words } from '../words.js';

const PARAGRAPHS: ReadonlySet<string> = new Set(
  words(`
  p div section article blockquote pre ul ol dl table figure figcaption h1 h2 h3 h4 h5 h6 hr
  details summary address caption
`),
);
const LINES: ReadonlySet<string> = new Set(['li', 'dt', 'dd', 'tr', 'br']);

/**
 * Returns the text of a cleaned tree: blocks separated by an empty line, list items and table rows on lines, cells
 * by a tab.
 * @param omitted a part to omit, such as a heading that is returned apart.
 */
export function blockText(root: DomElement, omitted: DomElement | null = null): string {
  const writer = new BlockWriter(omitted);
  writer.visit(root, false);
  return writer.text();
}

/** Counts line breaks and writes them before the next text, so that they never have to be removed. */
class BlockWriter {
  private readonly parts: string[] = [];
  private breaks = 0;

  constructor(private readonly omitted: DomElement | null) {}

  text(): string {
    return this.parts.join('').trim();
  }

  visit(node: DomNode, verbatim: boolean): void {
    if (isText(node)) this.write(node.textContent ?? '', verbatim);
    if (!isElement(node) || node === this.omitted) return;
    const name = node.localName;
    const breaks = PARAGRAPHS.has(name) ? 2 : LINES.has(name) ? 1 : 0;
    this.breaks = Math.max(this.breaks, breaks);
    if ((name === 'td' || name === 'th') && node.previousSibling) this.tab();
    for (let child = node.firstChild; child; child = child.nextSibling) {
      this.visit(child, verbatim || name === 'pre');
    }
    this.breaks = Math.max(this.breaks, breaks);
  }

  private write(raw: string, verbatim: boolean): void {
    const text = verbatim ? raw : this.collapse(raw);
    if (text === '') return;
    if (this.breaks > 0) this.startLine();
    this.parts.push(text);
  }

  private collapse(raw: string): string {
    const text = raw.replace(/\s+/g, ' ');
    const afterSpace = this.breaks > 0 || /^$|\s$/.test(this.parts.at(-1)?.slice(-1) ?? '');
    return afterSpace ? text.trimStart() : text;
  }

  private startLine(): void {
    const last = this.parts.pop();
    if (last !== undefined) this.parts.push(last.trimEnd(), '\n'.repeat(this.breaks));
    this.breaks = 0;
  }

  /** Cells are on the line of their row, whatever blocks they contain. */
  private tab(): void {
    if (this.breaks < 2) this.parts.push('\t');
    this.breaks = 0;
  }
}
