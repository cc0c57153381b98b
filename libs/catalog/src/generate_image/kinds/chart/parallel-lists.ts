import type { MaskedText } from '../reading/masked-text.js';
import { entriesOf, wordsPattern } from '../reading/word-pattern.js';
import { LANGUAGES } from '../words/index.js';
import { type FoundNumber, numbersIn } from './numbers.js';
import type { ReadPoint } from './read-points.js';

const MAX_NUMBERS = 120;
const AND = wordsPattern(
  LANGUAGES.flatMap(({ and }) => entriesOf(and)),
  '',
).source;
const BETWEEN_NUMBERS = new RegExp(`^\\s?(?:[,;、/|]\\s?)?(?:${AND}\\s?)?$`);
const BETWEEN_NAMES = new RegExp(`\\s?[,、/|]\\s?(?:${AND}\\s)?|\\s${AND}\\s`);
const SEGMENT_END = /[:=()[\]\n;]|\.(?=\s|$)|。/;
/** Before the first name of a list. */
const LEADING =
  /^.{0,60}?(?:labels?|names?|categories|months|axis|are|is|for|of|with|mit|für|avec|pour|con|para|com|per)\s/i;
const MAX_NAME = 60;

/** Reads names and numbers in separate lists: `months Jan, Feb, Mar and values 10, 20, 30`. */
export function parallelLists(masked: MaskedText): ReadPoint[] {
  const [first, second] = runsOf(masked.text, numbersIn(masked, MAX_NUMBERS));
  if (!first) return [];
  // `2023, 2024` may be the names.
  const isNamedByNumbers = second !== undefined && second.length === first.length;
  const values = isNamedByNumbers ? second : first;
  const names = isNamedByNumbers
    ? first.map(({ start, end }) => masked.text.slice(start, end))
    : namesFor(masked, values);
  return values.flatMap(({ value, scale, unit }, index) => {
    const label = names?.[index];
    return label === undefined ? [] : [{ label, value, scale, unit }];
  });
}

/** Numbers that follow each other, two or more. */
function runsOf(text: string, numbers: readonly FoundNumber[]): FoundNumber[][] {
  const runs: FoundNumber[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext = last !== undefined && BETWEEN_NUMBERS.test(text.slice(last.end, number.start));
    if (run && isNext) run.push(number);
    else runs.push([number]);
  }
  return runs.filter((run) => run.length > 1);
}

/** Returns the list with as many names as numbers, before or after them. */
function namesFor(masked: MaskedText, values: readonly FoundNumber[]): string[] | undefined {
  const [start, end] = [values[0]?.start ?? 0, values.at(-1)?.end ?? 0];
  const segments = [masked.text.slice(0, start), masked.text.slice(end)].flatMap((part) =>
    part.split(SEGMENT_END),
  );
  for (const segment of segments) {
    const names = segment
      .split(BETWEEN_NAMES)
      .map((name) => name.trim())
      .filter((name) => name !== '');
    // The word before the numbers, `and values`, is not a name.
    for (const list of [names, names.slice(0, -1)]) {
      if (list.length !== values.length || list.length < 2) continue;
      const [head = '', ...rest] = list;
      const all = [head.replace(LEADING, ''), ...rest].map((name) =>
        masked.unmask(name).replace(/^["']|["']$/g, ''),
      );
      if (all.every((name) => name !== '' && name.length <= MAX_NAME)) return all;
    }
  }
  return undefined;
}
