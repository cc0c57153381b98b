import type { Passage } from '../documents/passages.js';

/** A part of a stored document, in order. */
export type DocumentPart =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  /** A paragraph, list item or other block. */
  | { readonly kind: 'line'; readonly text: string }
  /** The header has empty cells when the table has none. */
  | {
      readonly kind: 'table';
      readonly header: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** Separates the cells of a row, as the readers write them on one line. */
const CELL_BORDER = / ?\| ?/;
const YEAR = /^(?:1[5-9]|2[01])\d\d$/;
const STARTS_WITH_NUMBER = /^[^\p{L}\p{N}]*\p{N}/u;

/** Restores a document from its passages: headings, blocks and tables. */
export function documentParts(passages: readonly Passage[]): DocumentPart[] {
  const parts: DocumentPart[] = [];
  let lines: string[] = [];
  let path: readonly string[] = [];
  const endSection = (): void => {
    parts.push(...sectionParts(lines));
    lines = [];
  };
  for (const { headings, body } of passages) {
    const shared = sharedLevels(path, headings);
    if (shared < headings.length || shared < path.length) endSection();
    for (let level = shared; level < headings.length; level += 1) {
      parts.push({ kind: 'heading', level: level + 1, text: headings[level] ?? '' });
    }
    path = headings;
    lines.push(...body.split('\n'));
  }
  endSection();
  return parts;
}

function sharedLevels(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((heading, level) => heading !== other[level]);
  return differs === -1 ? one.length : differs;
}

/** Returns the parts of one section; rows of a table are consecutive lines. */
function sectionParts(lines: readonly string[]): DocumentPart[] {
  const parts: DocumentPart[] = [];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (lines[end]?.includes('|')) end += 1;
    const table = tableOf(lines.slice(at, end));
    if (table) parts.push(table);
    else end = Math.max(end, at + 1);
    if (!table) parts.push(...lines.slice(at, end).map((text) => ({ kind: 'line', text }) as const));
    at = end;
  }
  return parts;
}

/** Builds a table from rows; undefined when their cells do not match, e.g. because of column spans. */
function tableOf(lines: readonly string[]): DocumentPart | undefined {
  const rows = lines.map((line) => line.split(CELL_BORDER));
  const [first, second] = rows;
  if (!first || !second || second.length < 2) return undefined;
  // The reader omits an empty corner.
  if (first.length === second.length - 1) first.unshift('');
  if (rows.some(({ length }) => length !== second.length)) return undefined;
  return isHeader(first)
    ? { kind: 'table', header: first, rows: rows.slice(1) }
    : { kind: 'table', header: first.map(() => ''), rows };
}

/** Headers are words or years, not values. */
function isHeader([, ...cells]: readonly string[]): boolean {
  return cells.every((cell) => YEAR.test(cell)) || !cells.some((cell) => STARTS_WITH_NUMBER.test(cell));
}
