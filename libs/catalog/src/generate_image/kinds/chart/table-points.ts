import { MaskedText } from '../reading/masked-text.js';
import { numbersIn } from './numbers.js';
import type { ReadPoint } from './read-points.js';

const MAX_ROWS = 61;
const MAX_COLUMNS = 12;
const SEPARATORS = ['|', '\t', ';', ','] as const;

/** Reads the table in a prompt: Markdown, CSV with commas or semicolons, or columns behind tabs. */
export function tablePoints(prompt: string): ReadPoint[] {
  const lines = prompt.slice(0, 16_000).split(/\r?\n/, 400);
  for (const separator of SEPARATORS) {
    const rows = longestTable(lines, separator);
    const points = rows.length > 1 ? pointsOf(rows) : [];
    if (points.length > 1) return points;
  }
  return [];
}

/** The most lines in a row that have the same number of cells, two or more. */
function longestTable(lines: readonly string[], separator: string): string[][] {
  let best: string[][] = [];
  let current: string[][] = [];
  for (const line of lines) {
    const cells = cellsOf(line, separator);
    if (cells.every((cell) => /^:?-{2,40}:?$/.test(cell))) continue;
    const isRow = cells.length > 1 && cells.length <= MAX_COLUMNS && cells.every((cell) => cell.length <= 80);
    if (!isRow) current = [];
    else if (current.length > 0 && current[0]?.length !== cells.length) current = [cells];
    else current.push(cells);
    if (current.length > best.length && current.length <= MAX_ROWS) best = [...current];
  }
  return best;
}

const cellsOf = (line: string, separator: string): string[] =>
  (separator === '|' ? line.trim().replace(/^\|/, '').replace(/\|$/, '') : line)
    .split(separator)
    .map((cell) => cell.trim().replace(/^(["'])(.*)\1$/, '$2'));

/** The first column names the rows; the first line, where it has no numbers, the others. */
function pointsOf(rows: readonly string[][]): ReadPoint[] {
  const all = MaskedText.of(rows.flat().join('\n'));
  const numberOf = (cell: string): Omit<ReadPoint, 'label'> | undefined => {
    const masked = MaskedText.of(cell);
    const [number, another] = numbersIn({ text: masked.text, folded: `${masked.folded}\n${all.folded}` }, 2);
    if (!number || another || masked.text.slice(number.end).trim() !== '' || number.start > 0)
      return undefined;
    return { value: number.value, scale: number.scale, unit: number.unit };
  };
  const [head = [], ...rest] = rows;
  const hasHead = head.slice(1).every((cell) => numberOf(cell) === undefined);
  const body = hasHead ? rest : rows;
  const columns = head
    .map((_, column) => column)
    .slice(1)
    .filter((column) => body.every((row) => numberOf(row[column] ?? '')));
  if (columns.length === 0 || body.length === 0) return [];
  return body
    .flatMap((row) =>
      columns.map((column) => ({
        label: row[0] as string,
        ...(numberOf(row[column] as string) as Omit<ReadPoint, 'label'>),
        ...(columns.length > 1 && hasHead ? { series: head[column] } : {}),
      })),
    )
    .filter(({ label }) => label !== '');
}
