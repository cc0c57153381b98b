import { fold } from './fold.js';

const NUMBERED = /^(?<indent>[ \t]*)(?<number>\d{1,2})(?<mark>[.)])(?=[ \t]+\S)/u;
const MIN_ENTRIES = 2;

/**
 * The text with dashes for the numbers of a numbered list ("1. Hero", "2) About"), every other character in its place.
 * Dates ("1. Mai") are left.
 */
export function withoutListNumbers(text: string, isDate: (rest: string) => boolean): string {
  if (!/^[ \t]*1[.)]/mu.test(text)) return text;
  const lines = text.split('\n');
  const marks = lines.map((line) => {
    const match = NUMBERED.exec(line);
    if (match === null || isDate(fold(line.slice(match[0].length)).trimStart())) return null;
    return {
      number: Number(match.groups!['number']),
      length: match[0].length,
      indent: match.groups!['indent']!,
    };
  });
  const numbers = marks.flatMap((mark) => mark?.number ?? []);
  const isList =
    numbers.length >= MIN_ENTRIES &&
    numbers.every((number, index) => number === 1 || number === (numbers[index - 1] ?? 0) + 1);
  if (!isList) return text;
  return lines
    .map((line, index) => {
      const mark = marks[index];
      if (mark === null || mark === undefined) return line;
      return `${mark.indent}-`.padEnd(mark.length) + line.slice(mark.length);
    })
    .join('\n');
}
