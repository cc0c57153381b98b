import { html } from 'hono/html';
import type { DocumentPart } from '@capstan/local-index';
import { escapeMarkdown } from '@capstan/text-analysis';

type Table = Extract<DocumentPart, { kind: 'table' }>;

const MAX_HEADING_LEVEL = 6;
const levelOf = (level: number): number => Math.min(level, MAX_HEADING_LEVEL);

/** Headings, blocks and table rows as lines. */
export function textOf(parts: readonly DocumentPart[]): string {
  return parts
    .flatMap((part) => (part.kind === 'table' ? rowsOf(part).map((row) => row.join(' | ')) : [part.text]))
    .join('\n');
}

/** Markdown with the same text: Markdown syntax is escaped. */
export function markdownOf(parts: readonly DocumentPart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'heading') return `${'#'.repeat(levelOf(part.level))} ${escapeMarkdown(part.text)}`;
      return part.kind === 'line' ? escapeMarkdown(part.text) : markdownTable(part);
    })
    .join('\n\n');
}

/** Plain HTML without attributes. */
export function htmlOf(parts: readonly DocumentPart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'table') return htmlTable(part);
      return element(part.kind === 'heading' ? `h${levelOf(part.level)}` : 'p', html`${part.text}`);
    })
    .join('\n');
}

const hasHeader = ({ header }: Table): boolean => header.some((cell) => cell !== '');
const rowsOf = (table: Table): (readonly string[])[] =>
  hasHeader(table) ? [table.header, ...table.rows] : [...table.rows];

function markdownTable({ header, rows }: Table): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(escapeMarkdown).join(' | ')} |`;
  return [line(header), `|${' --- |'.repeat(header.length)}`, ...rows.map(line)].join('\n');
}

function htmlTable(table: Table): string {
  const row = (cells: readonly string[], tag: 'td' | 'th'): string =>
    element('tr', cells.map((cell) => element(tag, html`${cell}`)).join(''));
  const head = hasHeader(table) ? element('thead', row(table.header, 'th')) : '';
  return element('table', head + element('tbody', table.rows.map((cells) => row(cells, 'td')).join('')));
}

/** @param content markup. */
const element = (tag: string, content: { toString(): string }): string =>
  `<${tag}>${content.toString()}</${tag}>`;
