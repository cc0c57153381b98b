import { type DomElement, childrenOf, isElement } from '../document/dom.js';
import { oneLine } from './markdown-writer.js';

const MAX_COLUMNS = 100;
const MAX_SPAN = 50;

type Row = { cells: string[]; heads: boolean };

/**
 * Returns a GFM table; undefined for layout tables (nested tables, one column, whole articles in a cell), which are
 * written as their blocks. `inCell` writes the Markdown of one cell.
 */
export function dataTable(table: DomElement, inCell: (cell: DomElement) => string): string | undefined {
  if (table.querySelector('table, pre, h1, h2')) return undefined;
  const rows = rowsOf(table, inCell);
  const columns = Math.max(0, ...rows.map((row) => row.cells.length));
  if (rows.length === 0 || columns < 2 || columns > MAX_COLUMNS) return undefined;
  const first = rows[0]!;
  const head = first.heads ? rows.shift()!.cells : [];
  const lines = [
    line(head, columns),
    `|${' --- |'.repeat(columns)}`,
    ...rows.map((row) => line(row.cells, columns)),
  ];
  const caption = table.querySelector('caption');
  const title = caption ? oneLine(inCell(caption)) : '';
  return title ? `**${title.replaceAll('**', '')}**\n\n${lines.join('\n')}` : lines.join('\n');
}

function line(cells: readonly string[], columns: number): string {
  let text = '|';
  for (let column = 0; column < columns; column++) text += ` ${cells[column] ?? ''} |`;
  return text;
}

function rowsOf(table: DomElement, inCell: (cell: DomElement) => string): Row[] {
  const rows: Row[] = [];
  /** Cells that span down from rows above: by column, text and remaining rows. */
  const reaching = new Map<number, { text: string; rows: number }>();
  for (const row of table.querySelectorAll('tr')) {
    const own = childrenOf(row)
      .filter(isElement)
      .filter((cell) => cell.localName === 'td' || cell.localName === 'th');
    if (own.length === 0) continue;
    const cells: string[] = [];
    for (const cell of own) {
      fillFromAbove(cells, reaching);
      const text = cellText(inCell(cell));
      const width = span(cell, 'colspan');
      const height = span(cell, 'rowspan');
      for (let i = 0; i < width && cells.length < MAX_COLUMNS; i++) {
        if (height > 1) reaching.set(cells.length, { text, rows: height - 1 });
        cells.push(i === 0 ? text : '');
      }
    }
    fillFromAbove(cells, reaching);
    const heads = own.every((cell) => cell.localName === 'th') || row.parentNode?.localName === 'thead';
    if (cells.some((text) => text !== '')) rows.push({ cells, heads });
  }
  return rows;
}

function fillFromAbove(cells: string[], reaching: Map<number, { text: string; rows: number }>): void {
  for (let above = reaching.get(cells.length); above; above = reaching.get(cells.length)) {
    if (above.rows <= 1) reaching.delete(cells.length);
    else above.rows--;
    cells.push(above.text);
  }
}

function span(cell: DomElement, name: string): number {
  const value = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return Number.isSafeInteger(value) && value > 1 ? Math.min(value, MAX_SPAN) : 1;
}

/** Writes a cell on one line: line breaks become `<br>`, the separator is escaped. */
function cellText(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('<br>')
    .replace(/(?<!\\)\|/g, '\\|');
}
