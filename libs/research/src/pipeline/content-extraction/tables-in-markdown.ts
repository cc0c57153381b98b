import { type Token, type Tokens, lexer } from 'marked';
import type { SourceTable } from '../../model/source.js';
import { normalLine } from './page-text.js';

const MAX_LENGTH = 400_000;
const MAX_TABLES = 20;
const MAX_ROWS = 200;
const MAX_COLUMNS = 20;

/** What the Markdown of a page tells of its build. */
export interface MarkdownOutline {
  /** In order, as plain text on one line. */
  headings: string[];
  tables: SourceTable[];
}

/** Headings and GFM tables; a table is called by the bold line or, without one, the heading above it. */
export function outlineOf(markdown: string): MarkdownOutline {
  const outline: MarkdownOutline = { headings: [], tables: [] };
  let caption = '';
  for (const block of blocksIn(tokensOf(cutAtLine(markdown)))) {
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

/** None for Markdown that is nested more deeply than the parser can follow. */
function tokensOf(markdown: string): Token[] {
  try {
    return lexer(markdown);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** Blocks in order, those within lists and quotes too. */
function* blocksIn(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    if (token.type === 'list') {
      for (const item of (token as Tokens.List).items) yield* blocksIn(item.tokens);
    } else if (token.type === 'blockquote') {
      yield* blocksIn(token.tokens ?? []);
    } else if (token.type !== 'space') {
      yield token;
    }
  }
}

function tableOf({ header, rows }: Tokens.Table, caption: string): SourceTable | undefined {
  const cells = (row: readonly Tokens.TableCell[]): string[] => row.slice(0, MAX_COLUMNS).map(plainText);
  const body = rows.slice(0, MAX_ROWS).map(cells);
  if (header.length < 2 || body.length === 0) return undefined;
  return { caption, header: cells(header), rows: body };
}

/** The text of a paragraph that is nothing but bold. */
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

function cutAtLine(markdown: string): string {
  if (markdown.length <= MAX_LENGTH) return markdown;
  return markdown.slice(0, Math.max(0, markdown.lastIndexOf('\n', MAX_LENGTH)));
}
