import { type TextNumber, numbersIn } from '@capstan/text-analysis';

/** Not stated, as opposed to not a number. */
const BLANK = /^(?:[-\u2012-\u2015.…*]*|n\/?a\.?|k\.? ?a\.?|unknown|tba|tbd)$/i;
/** Allowed around the number of a cell: footnote marks, "about", "estimated". */
const AROUND = /^(?:[\s~≈*†‡+±]|\bc(?:a|irca)?\.|\(e\)|\(est\.?\)|\[[\w ]{1,8}\])*$/i;
/** Separates cells when all of them are parsed together. */
const BETWEEN = '\n;\n';

/** A cell of a column with its number; undefined if there is none. */
export interface NumericCell {
  value: number;
  unit: string | null;
  /** The cell, verbatim. */
  text: string;
}

/** A column of numbers in one unit. */
export interface NumericColumn {
  unit: string | null;
  /** Cells in the order of the rows. */
  cells: (NumericCell | undefined)[];
}

/**
 * The numbers of a column; undefined if a cell is something else or units differ. The decimal separator is
 * detected from all cells together.
 */
export function numericColumn(header: string, cells: readonly string[]): NumericColumn | undefined {
  const numbers = numbersIn(cells.join(BETWEEN));
  const read: (NumericCell | undefined)[] = [];
  let from = 0;
  let at = 0;
  for (const cell of cells) {
    const to = from + cell.length;
    const own: TextNumber[] = [];
    for (let next = numbers[at]; next && next.start < to; next = numbers[at]) {
      own.push(next);
      at += 1;
    }
    if (own.length === 0 && BLANK.test(cell.trim())) read.push(undefined);
    else {
      const number = onlyNumber(cell, from, own);
      if (!number) return undefined;
      read.push({ value: number.value, unit: number.unit, text: cell });
    }
    from = to + BETWEEN.length;
  }
  const stated = read.filter((cell) => cell !== undefined);
  const [first] = stated;
  if (!first || stated.some(({ unit }) => unit !== first.unit)) return undefined;
  return { unit: first.unit ?? unitInHeader(header), cells: read };
}

/** The number if the cell consists of nothing else. */
function onlyNumber(cell: string, from: number, numbers: readonly TextNumber[]): TextNumber | undefined {
  const [number, ...others] = numbers;
  const notes = others.every(({ start, end }) =>
    /^\[\d+\]$/.test(cell.slice(start - 1 - from, end + 1 - from)),
  );
  if (!number || !notes) return undefined;
  const before = cell.slice(0, number.start - from);
  const after = cell.slice(number.end - from);
  return AROUND.test(before) && AROUND.test(after) ? number : undefined;
}

/** `MW` of `Capacity (MW)`, `USD million` of `Revenue [USD million]`. */
function unitInHeader(header: string): string | null {
  const inner =
    /[([]([^()[\]]{1,24})[)\]]\s*$/.exec(header)?.[1] ??
    /\bin ([^\s,]{1,12}(?: [^\s,]{1,12})?)$/.exec(header)?.[1];
  if (inner === undefined) return null;
  const words = inner.trim().replace(/^in /i, '');
  const [number] = numbersIn(`1 ${words}`);
  if (!number) return null;
  const isKnown = number.unit !== null || number.value !== 1;
  if (isKnown) return words;
  const [money] = numbersIn(`${words.split(' ', 1)[0]} 1`);
  return money && money.unit !== null ? words : null;
}
