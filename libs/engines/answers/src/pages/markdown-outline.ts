import { type Token, type Tokens, lexer } from 'marked';
import { cutText } from '@capstan/text-analysis';
import { normalLine } from './page-text.js';

const MAX_LENGTH = 400_000;
/** A table row may be long, but hand-written ones are shorter. */
const MAX_LINE_LENGTH = 10_000;
const MAX_CELL_LENGTH = 500;
const MAX_TABLES = 20;
const MAX_ROWS = 200;
const MAX_COLUMNS = 20;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
/** The underline of a Setext heading. */
const UNDERLINE = /^ {0,3}(?:={3,}|-{3,})\s*$/;
const STRUCTURE = /^ {0,3}(?:#{1,6} |\||\*\*|={3,}\s*$|-{3,}\s*$)/;

/** A table of a page. */
export interface MarkdownTable {
  /** Caption, or the heading above it; may be empty. */
  caption: string;
  header: string[];
  /** As many cells as the header has. */
  rows: string[][];
}

/** The structure of a page's Markdown. */
export interface MarkdownOutline {
  /** In order, as plain text on one line. */
  headings: string[];
  tables: MarkdownTable[];
}

/**
 * Extracts headings and GFM tables; a table is named by the bold line or, without one, the heading above it.
 */
export function outlineOf(markdown: string): MarkdownOutline {
  const outline: MarkdownOutline = { headings: [], tables: [] };
  let caption = '';
  for (const block of lexer(structureOf(markdown))) {
    if (block.type === 'heading') {
      caption = plainText(block);
      if (caption !== '') outline.headings.push(caption);
    } else if (block.type === 'table') {
      const table = tableOf(block as Tokens.Table, caption);
      if (table && outline.tables.length < MAX_TABLES) outline.tables.push(table);
    } else {
      caption = boldLine(block) ?? caption;
    }
  }
  return outline;
}

/**
 * Keeps only the lines that form headings, tables and captions: text is not needed, and hostile text can keep
 * a parser busy for minutes.
 */
function structureOf(markdown: string): string {
  const lines = markdown.slice(0, MAX_LENGTH).split('\n');
  let fence: string | undefined;
  return lines
    .map((line, index) => {
      const mark = FENCE.exec(line)?.[1];
      if (fence === undefined && mark !== undefined) fence = mark;
      else if (fence !== undefined && mark?.startsWith(fence)) fence = undefined;
      if (fence !== undefined || line.length > MAX_LINE_LENGTH) return '';
      const isTitle = line.trim() !== '' && UNDERLINE.test(lines[index + 1] ?? '');
      return isTitle || STRUCTURE.test(line) ? line.trimStart() : '';
    })
    .join('\n');
}

function tableOf({ header, rows }: Tokens.Table, caption: string): MarkdownTable | undefined {
  const cells = (row: readonly Tokens.TableCell[]): string[] =>
    row.slice(0, MAX_COLUMNS).map((cell) => cutText(plainText(cell), MAX_CELL_LENGTH));
  const body = rows.slice(0, MAX_ROWS).map(cells);
  if (header.length < 2 || body.length === 0) return undefined;
  return { caption, header: cells(header), rows: body };
}

/** The text of a paragraph that is entirely bold. */
function boldLine(block: Token): string | undefined {
  if (block.type !== 'paragraph') return undefined;
  const [first, ...others] = (block as Tokens.Paragraph).tokens;
  return first?.type === 'strong' && others.length === 0 ? plainText(first) : undefined;
}

interface InlineNode {
  type?: string;
  text?: string;
  tokens?: Token[];
}

function plainText(node: InlineNode): string {
  return normalLine(inlineText(node));
}

function inlineText({ type, text, tokens }: InlineNode): string {
  if (type === 'image' || type === 'html') return '';
  if (type === 'br') return ' ';
  return tokens ? tokens.map((token) => inlineText(token as InlineNode)).join('') : (text ?? '');
}
