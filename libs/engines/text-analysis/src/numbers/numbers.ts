import { type DecimalSign, decimalSignOf, plainDecimal } from './number-body.js';
import { powerAfter } from './number-words.js';
import { moneyBefore, unitAfter } from './units.js';

/** A number that a text states. */
export interface TextNumber {
  /** With its power of ten: 3 million is 3000000. */
  value: number;
  /** As a symbol (`%`, `kg`, `USD`, `year`); null when none is known, as for a year. */
  unit: string | null;
  /** Number, power and unit, verbatim. */
  text: string;
  /** Span of `text`, UTF-16 code units, end exclusive. */
  start: number;
  end: number;
}

/** Digits with separators, not within a word; characters of scripts without spaces may precede them. */
const BODY =
  /(?<![A-Za-z\u00c0-\u024f\u0370-\u052f\d_])\d+(?:[.,'’\u00a0\u202f\u2009]\d+)*(?:(?: \d{3}){2,}(?!\d)| \d00(?![\d.,]?\d))?/g;
/** A minus sign only counts if no word or number directly precedes it. */
const MINUS = /(?:^|[\s([{<>=:~])[-\u2212]$/;
/** The s of 1990s is not a second. */
const DECADE = /^(?:1\d|20)\d0s(?![\p{L}\p{N}])/u;
const ORDINAL = /^(?:st|nd|rd|th)(?![\p{L}\p{N}])/u;
const DASH = /^\s?[-\u2012-\u2014]\s?$/;

/** Returns the numbers that a text states, in order, with power of ten and unit; a range is two numbers. */
export function numbersIn(text: string, sign: DecimalSign = decimalSignOf(text)): TextNumber[] {
  const numbers: TextNumber[] = [];
  for (const { 0: body, index } of text.matchAll(BODY)) {
    for (const { from, to } of partsOf(body, sign)) {
      const number = numberAt(text, index + from, index + to, sign);
      if (!number) continue;
      joinRange(text, numbers.at(-1), number);
      numbers.push(number);
    }
  }
  return numbers;
}

/** Splits a list such as 1,2,3 into its numbers. */
function partsOf(body: string, sign: DecimalSign): { from: number; to: number }[] {
  if (plainDecimal(body, sign) !== null || !/^[\d, \u00a0\u202f\u2009]+$/.test(body))
    return [{ from: 0, to: body.length }];
  return [...body.matchAll(/\d+/g)].map(({ 0: part, index }) => ({ from: index, to: index + part.length }));
}

function numberAt(text: string, from: number, to: number, sign: DecimalSign): TextNumber | undefined {
  const plain = plainDecimal(text.slice(from, to), sign);
  if (plain === null) return undefined;
  const isNegative = MINUS.test(text.slice(Math.max(0, from - 2), from));
  const money = moneyBefore(text, isNegative ? from - 1 : from);
  const power = powerAfter(text, to, money !== undefined);
  const behind = to + (power?.length ?? 0);
  const unit = money || DECADE.test(text.slice(from, from + 6)) ? undefined : unitAfter(text, behind);
  const end = behind + (unit?.length ?? 0);
  const rest = text.slice(end, end + 3);
  // 5G, 1e9 and 3D are names.
  if (!unit && !power && /^[A-Za-z_]/.test(rest) && !ORDINAL.test(rest) && !/^s(?![\p{L}\p{N}])/u.test(rest))
    return undefined;
  const start = from - (isNegative ? 1 : 0) - (money?.length ?? 0);
  return {
    value: Number(`${isNegative ? '-' : ''}${plain}e${power?.exponent ?? 0}`),
    unit: money?.unit ?? unit?.unit ?? null,
    text: text.slice(start, end),
    start,
    end,
  };
}

/** In 10-20 kg both numbers are kilograms. */
function joinRange(text: string, before: TextNumber | undefined, number: TextNumber): void {
  if (!before || !DASH.test(text.slice(before.end, number.start))) return;
  if (before.unit === null) before.unit = number.unit;
  else number.unit ??= before.unit;
}
