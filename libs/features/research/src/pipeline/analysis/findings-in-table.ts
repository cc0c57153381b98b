import type { MarkdownTable } from '@capstan/answers';
import { cutText, termsOf } from '@capstan/text-analysis';
import type { QueryPlan } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';
import { type Finding, type FoundMark, MIN_MARKS } from './finding.js';
import { type NumericColumn, numericColumn } from './numeric-column.js';
import { periodOf } from './period.js';

const MAX_LABEL = 120;
const MAX_TITLE = 140;
/** Further columns of a table are less useful than other tables. */
const MAX_FINDINGS = 2;
/** More bars than a reader can compare are shown as a distribution. */
const MAX_BARS = 20;
/** Share of the rows that must have a number. */
const MIN_SHARE = 2 / 3;

const TOTAL =
  /^(?:(?:grand|sub)[- ]?)?(?:totals?|sum|overall|all|average|mean|median|gesamt|insgesamt|summe|durchschnitt|totale?|totaux|moyenne)\b/i;
/** Numbers that identify or count rows. */
const NAMES_ROWS =
  /^(?:rank(?:ing)?|#|no\.?|nr\.?|n°|id|code|pos(?:ition)?|year|date|ref(?:erences?)?\.?|zip|phone|page)s?$/i;

/** A data row: not a subheading or a total. */
interface Row {
  label: string;
  cells: string[];
}

/** Finds charts in a table: a column over its rows, or a row over years; the first two. */
export function findingsInTable(plan: QueryPlan, source: Source, table: MarkdownTable): Finding[] {
  const rows = countingRows(table);
  if (rows.length === 0 || rows.some(({ label }) => label === '' || label.length > MAX_LABEL)) return [];
  const relevance = relevanceOf(plan, source, table, rows);
  if (relevance === 0) return [];
  const findings: Finding[] = [];
  const looks = isOverTime(table.header)
    ? rows.map((row) => () => rowOverTime(source, table, row))
    : table.header.map((_, column) => () => columnOverRows(source, table, rows, column));
  for (const look of looks) {
    if (findings.length === MAX_FINDINGS) break;
    findings.push(...look().map((finding) => ({ ...finding, relevance })));
  }
  return findings;
}

function countingRows({ header, rows }: MarkdownTable): Row[] {
  return rows
    .filter(([label = '', ...cells]) => cells.some((cell) => cell.trim() !== '') && !TOTAL.test(label.trim()))
    .filter(({ length }) => length === header.length)
    .map(([label = '', ...cells]) => ({ label: label.trim(), cells }));
}

/** Whether all columns but the first are periods, and enough for a trend. */
function isOverTime([, ...headers]: readonly string[]): boolean {
  return headers.length >= MIN_MARKS && headers.every((header) => periodOf(header) !== undefined);
}

type FindingWithoutRelevance = Omit<Finding, 'relevance'>;

function rowOverTime(
  source: Source,
  { caption, header }: MarkdownTable,
  row: Row,
): FindingWithoutRelevance[] {
  const [corner = '', ...periods] = header;
  const column = numericColumn(row.label, row.cells);
  if (!column) return [];
  return trendOf(titleOf(caption, row.label || corner), column, periods, source);
}

function columnOverRows(
  source: Source,
  table: MarkdownTable,
  rows: readonly Row[],
  at: number,
): FindingWithoutRelevance[] {
  const header = table.header[at]?.trim() ?? '';
  const isOnly = table.header.filter((other) => other.trim() === header).length === 1;
  if (at === 0 || header === '' || !isOnly || NAMES_ROWS.test(header)) return [];
  const column = numericColumn(
    header,
    rows.map(({ cells }) => cells[at - 1] ?? ''),
  );
  if (!column || isNumbering(column)) return [];
  const labels = rows.map(({ label }) => label);
  const title = titleOf(table.caption, header);
  const isTime = labels.every((label) => periodOf(label) !== undefined);
  return isTime ? trendOf(title, column, labels, source) : comparisonOf(title, column, labels, source);
}

function trendOf(
  title: string,
  column: NumericColumn,
  labels: readonly string[],
  source: Source,
): FindingWithoutRelevance[] {
  const periods = labels.map(periodOf);
  const marks = marksOf(column, labels, source).map((mark) => ({
    ...mark,
    date: periodOf(mark.label)?.date ?? null,
  }));
  const dates = new Set(marks.map(({ date }) => date));
  const isOneLength = new Set(periods.map((period) => period?.length)).size === 1;
  if (!isOneLength || dates.size < marks.length || !isEnough(marks, labels.length)) return [];
  marks.sort((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));
  return [{ title, kind: 'trend', unit: column.unit, marks }];
}

function comparisonOf(
  title: string,
  column: NumericColumn,
  labels: readonly string[],
  source: Source,
): FindingWithoutRelevance[] {
  const marks = marksOf(column, labels, source);
  // Repeated labels mean that something else distinguishes the rows, as with cells that span rows.
  if (new Set(marks.map(({ label }) => label)).size < marks.length) return [];
  // Equal numbers compare nothing; numeric labels are not categories.
  if (new Set(marks.map(({ value }) => value)).size === 1) return [];
  if (labels.every((label) => /^[\d\s.,%-]+$/.test(label)) || !isEnough(marks, labels.length)) return [];
  const kind = marks.length > MAX_BARS ? 'distribution' : 'comparison';
  return [{ title, kind, unit: column.unit, marks }];
}

const isEnough = (marks: readonly FoundMark[], rows: number): boolean =>
  marks.length >= MIN_MARKS && marks.length >= rows * MIN_SHARE;

function marksOf({ cells }: NumericColumn, labels: readonly string[], source: Source): FoundMark[] {
  return cells.flatMap((cell, row) =>
    cell
      ? [{ label: labels[row] ?? '', value: cell.value, source: source.id, quote: cell.text, date: null }]
      : [],
  );
}

/** 1, 2, 3 …: ranks. */
const isNumbering = ({ unit, cells }: NumericColumn): boolean =>
  unit === null && cells.every((cell, row) => cell?.value === row + 1);

function titleOf(caption: string, header: string): string {
  const parts = [caption, header].map((part) => part.trim()).filter((part) => part !== '');
  return cutText([...new Set(parts)].join(': '), MAX_TITLE);
}

/**
 * 0 if the table does not mention the subject, or if it and the page's title mention less than half of it.
 */
function relevanceOf(
  { subjectTerms }: QueryPlan,
  { title }: Source,
  { caption, header }: MarkdownTable,
  rows: readonly Row[],
): number {
  const own = termSet([caption, ...header, ...rows.map(({ label }) => label)].join('\n'));
  const around = termSet(title);
  const ownHits = subjectTerms.filter((term) => own.has(term)).length;
  const hits = subjectTerms.filter((term) => own.has(term) || around.has(term)).length;
  return ownHits === 0 || hits * 2 < subjectTerms.length ? 0 : (ownHits + hits) / (2 * subjectTerms.length);
}

const termSet = (text: string): ReadonlySet<string> =>
  new Set(termsOf(text, 'index').map(({ term }) => term));
