import { type MarkdownTable, outlineOf } from './markdown-outline.js';
import { normalLine, pageText } from './page-text.js';

/** A page as it was read. */
export interface ReadPage {
  /** Main content as plain text, one line per block. */
  text: string;
  /** The same as Markdown, which has its headings and tables; may be empty. */
  markdown: string;
  /** Media type without parameters; null if unknown. */
  contentType: string | null;
}

/** What a page says, in the form in which it is quoted. */
export interface PageContent {
  /** Normalized, without citation markers of its own, at most 200,000 UTF-16 code units. */
  text: string;
  /** Lines of `text` that are headings, each once. */
  headings: string[];
  tables: MarkdownTable[];
}

/** The text of a page with its structure. */
export function pageContent({ text, markdown, contentType }: ReadPage): PageContent {
  const plain = pageText(text, contentType);
  const { headings, tables } = outlineOf(markdown);
  return { text: plain, headings: linesThatAre(headings, plain), tables };
}

/** The lines of a text that are headings, without duplicates. */
function linesThatAre(headings: readonly string[], text: string): string[] {
  const wanted = new Set(headings);
  const lines = text.split('\n').filter((line) => wanted.has(normalLine(line)));
  return [...new Set(lines)];
}
