import type { ChartPoint } from '@capstan/drawing';
import type { MaskedText } from '../reading/masked-text.js';
import { entriesOf, wordsPattern } from '../reading/word-pattern.js';
import { LANGUAGES } from '../words/index.js';
import { type FoundNumber, numbersIn } from './numbers.js';

/** A point and the unit of its number, as written. */
export interface ReadPoint extends ChartPoint {
  scale: number;
  unit: string;
}

const MAX_NUMBERS = 200;
const MAX_POINTS = 60;
/** The name of a number is short; what is longer is a sentence that has a number in it. */
const MAX_NAME = 60;
const MAX_TRAILING_WORDS = 2;
const ALL = (key: 'and' | 'introductions' | 'closings'): string[] =>
  LANGUAGES.flatMap((language) => entriesOf(language[key]));
const INTRODUCTION = wordsPattern(ALL('introductions'));
/** Between a number and its name: `20 hours of meetings`. */
const TIMES = 'hours,hrs,minutes,days,stunden,minuten,tage,heures,jours,horas,minutos,dias,ore,minuti,giorni';
const LEADING = wordsPattern(
  [
    ...ALL('introductions'),
    ...ALL('and'),
    ...entriesOf(TIMES),
    ...LANGUAGES.flatMap(({ openings }) => entriesOf(openings)).filter((word) => word.length > 1),
  ],
  'y',
);
const AND = new RegExp(`\\s${wordsPattern(ALL('and')).source}\\s`, 'g');
const CLOSING = new RegExp(`[\\s,]{0,5}${wordsPattern(ALL('closings')).source}[\\s.!]{0,5}$`);
const SEPARATOR = /[,;\n、。|•·]|(?<!\.)\.(?=\s|$)|[!?](?=\s|$)|\s\/\s|\/(?=\s?[A-Za-z])/g;

/** A part of a text with at most one value: from `start` to `end`, with the numbers in it. */
interface Piece {
  start: number;
  end: number;
  numbers: FoundNumber[];
  /** Text that a colon ends, which says what the pieces below it are about. */
  heading: number;
}

/** Reads numbers with their names out of running text: `Jan 12, Feb 18`, `12 apples and 8 pears`, `Rust (83)`. */
export function readPoints(masked: MaskedText): ReadPoint[] {
  const numbers = numbersIn(masked, MAX_NUMBERS);
  const { pieces, headings } = piecesOf(masked, numbers);
  const isNameAfter = namesFollow(masked.text, pieces);
  const named = pieces.flatMap((piece) => {
    const point = isNameAfter ? after(masked, piece) : before(masked, piece);
    return point ? [{ ...point, heading: piece.heading }] : [];
  });
  const names = shortNames(named.map(({ label }) => label));
  const points = named.flatMap(({ heading, ...point }, index) => {
    const label = masked.unmask(names[index] as string).trim();
    return label === '' || label.length > MAX_NAME ? [] : [{ ...point, label, heading }];
  });
  return withSeries(
    points,
    headings.map((heading) => masked.unmask(heading)),
  ).slice(0, MAX_POINTS);
}

function piecesOf(
  { text, folded }: MaskedText,
  numbers: readonly FoundNumber[],
): { pieces: Piece[]; headings: string[] } {
  const isInNumber = (at: number): boolean => numbers.some(({ start, end }) => at >= start && at < end);
  const cuts = [...folded.matchAll(SEPARATOR), ...folded.matchAll(AND)]
    .filter((match) => !isInNumber(match.index))
    .map((match) => ({ at: match.index, end: match.index + match[0].length, isHeading: false }));
  const colons = [...text.matchAll(/[:](?=\s|[^\d\s/])|\s[-–—]\s/g)]
    .filter((match) => startsData(match[0], text, match.index + match[0].length, numbers))
    .map((match) => ({ at: match.index, end: match.index + match[0].length, isHeading: true }));
  const all = [...cuts, ...colons, { at: text.length, end: text.length, isHeading: false }].toSorted(
    (a, b) => a.at - b.at,
  );
  const pieces: Piece[] = [];
  const headings: string[] = [''];
  let start = 0;
  for (const { at, end, isHeading } of all) {
    if (at < start) continue;
    if (isHeading) headings.push(text.slice(start, at).trim());
    else {
      const own = numbers.filter((number) => number.start >= start && number.end <= at);
      if (own.length > 0 && at - start < 400)
        pieces.push(...splitPiece(text, { start, end: at, numbers: own, heading: headings.length - 1 }));
    }
    start = end;
  }
  return { pieces, headings };
}

/** A colon before a name, and not the one between a name and its number. */
function startsData(sign: string, text: string, at: number, numbers: readonly FoundNumber[]): boolean {
  const rest = text.slice(at, at + 200);
  const next = at + rest.length - rest.trimStart().length;
  const number = numbers.find(({ start }) => start === next);
  if (!number) return sign === ':' || numbers.some(({ start }) => start > next);
  const behind = (text.slice(number.end, number.end + 40).split('\n', 1)[0] ?? '').trimStart();
  // `per year: 2021: 1200`, and `sold: 12 apples, 8 pears`.
  if (/^\p{L}[^,;\n]{0,30}[:=]\s?\d/u.test(behind)) return false;
  return (
    /^(?:-\d{1,6}\s?)?[:=]/.test(behind) || (sign === ':' && /^\p{L}/u.test(behind) && !CLOSING.test(behind))
  );
}

/** `Jan 12 Feb 18` has names between its numbers; `Week 1: 10` has one number in its name. */
function splitPiece(text: string, piece: Piece): Piece[] {
  const { numbers } = piece;
  if (numbers.length < 2) return [piece];
  const isBefore = /[\p{L}\ue000-\uefff]/u.test(text.slice(piece.start, numbers[0]?.start));
  const cuts = numbers.slice(1).flatMap((number, index) => {
    const last = numbers[index] as FoundNumber;
    const gap = text.slice(last.end, number.start);
    if (!/[\p{L}\ue000-\uefff]/u.test(gap) || /^\s?[-–月年]/.test(gap)) return [];
    return [isBefore ? last.end : number.start];
  });
  return [...cuts, piece.end].map((end, index) => {
    const start = index === 0 ? piece.start : (cuts[index - 1] as number);
    return { ...piece, start, end, numbers: numbers.filter((one) => one.start >= start && one.end <= end) };
  });
}

function namesFollow(text: string, pieces: readonly Piece[]): boolean {
  const letters = (part: string): boolean => /[\p{L}\ue000-\uefff]/u.test(part);
  let votes = 0;
  for (const { start, end, numbers } of pieces) {
    const [first, last] = [numbers[0] as FoundNumber, numbers.at(-1) as FoundNumber];
    const hasBefore = letters(text.slice(start, first.start)) || numbers.length > 1;
    const hasAfter = letters(text.slice(last.end, end));
    if (hasBefore !== hasAfter) votes += hasAfter ? 1 : -1;
  }
  return votes > 0;
}

function before({ text, folded }: MaskedText, { start, end, numbers }: Piece): ReadPoint | undefined {
  const number = numbers.at(-1) as FoundNumber;
  const trailing = text
    .slice(number.end, end)
    .replace(CLOSING, '')
    .replace(/[\s)\]}.!]+/g, ' ')
    .trim();
  if (trailing.split(/\s+/).length > MAX_TRAILING_WORDS) return undefined;
  const label = text.slice(start, number.start);
  if (!/[\p{L}\p{N}\ue000-\uefff]/u.test(label)) return undefined;
  return pointOf(number, cleanName(label, folded.slice(start, number.start)));
}

function after({ text, folded }: MaskedText, { end, numbers }: Piece): ReadPoint | undefined {
  const number = numbers[0] as FoundNumber;
  const closing = CLOSING.exec(folded.slice(number.end, end));
  const last = closing ? number.end + closing.index : end;
  return pointOf(number, cleanName(text.slice(number.end, last), folded.slice(number.end, last)));
}

const pointOf = ({ value, scale, unit }: FoundNumber, label: string): ReadPoint => ({
  label,
  value,
  scale,
  unit,
});

/** Without list marks, the sign before the number, and words that introduce a name. */
function cleanName(text: string, folded: string): string {
  let at = /^[-*•:\s"'([{]*/.exec(text)?.[0].length ?? 0;
  for (;;) {
    LEADING.lastIndex = at;
    const match = LEADING.exec(folded);
    const end = match ? at + match[0].length : at;
    if (!match || !/\s/.test(text.charAt(end)) || text.slice(end).trim() === '') break;
    at = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
  }
  return text
    .slice(at)
    .trim()
    .replace(/[\s.…:=([{"'→>-]{1,40}$/, '')
    .replace(/\s(?:is|was|at|are|ist|est|es|é|è|は|had|has|got|hat|with)$/i, '')
    .replace(/(?<=[\u3040-\u30ff\u4e00-\u9fff])[はがで]$/, '')
    .trim();
}

/** The first name may have an introduction: it loses it where it is longer than all others. */
function shortNames(labels: readonly string[]): string[] {
  const words = (label: string): number => label.split(/\s+/).length;
  return labels.map((label, index) => {
    const others = labels.filter((_, at) => at !== index).map(words);
    if (index > 0 || labels.length < 2 || words(label) <= Math.max(...others)) return label;
    const folded = label.toLowerCase();
    const last = [...folded.matchAll(INTRODUCTION)].at(-1);
    const rest = last ? label.slice(last.index + last[0].length).trim() : '';
    return rest === '' ? label : rest;
  });
}

/** Names that come again below another heading belong to another series. */
function withSeries(
  points: readonly (ReadPoint & { heading: number })[],
  headings: readonly string[],
): ReadPoint[] {
  const isRepeated = new Set(points.map(({ label }) => label)).size < points.length;
  const used = new Set(points.map(({ heading }) => headings[heading]));
  return points.map(({ heading, ...point }) => {
    const series = headings[heading] ?? '';
    return isRepeated && used.size > 1 && series !== '' ? { ...point, series } : point;
  });
}
