import { languagesIn } from '../reading/language-in.js';
import type { MaskedText } from '../reading/masked-text.js';
import { CURRENCY, unitAt } from './units.js';

/** A number as written in a text. */
export interface FoundNumber {
  start: number;
  end: number;
  /** Without scale: 3.5 of `3.5M`. */
  value: number;
  /** Power of ten of the scale. */
  scale: number;
  /** The unit, as written: `%`, `€`, `k`. */
  unit: string;
}

const GROUPED = String.raw`\d{1,3}(?:(?:[.,']| (?!\d{4}))\d{3}){1,4}(?!\d)`;
const NUMBER = new RegExp(
  String.raw`(?<![A-Za-z\u00c0-\u024f#_\d]|\d[.:])(?<before>[+-])?(?:(?<currency>${CURRENCY}) ?)?(?<sign>[+-])?(?<digits>${GROUPED}|\d{1,15})(?<fraction>[.,]\d{1,12}(?!\d))?(?!\d)`,
  'g',
);
/** Finds the numbers of a text. Its language and the other numbers determine the separators. */
export function numbersIn({ text, folded }: Pick<MaskedText, 'text' | 'folded'>, max: number): FoundNumber[] {
  const matches: RegExpExecArray[] = [];
  for (const match of text.matchAll(NUMBER)) {
    if (matches.push(match) >= max) break;
  }
  const decimal = decimalSign(
    matches.map(([, , , , digits = '', fraction = '']) => digits + fraction),
    folded,
  );
  return matches.flatMap((match) => {
    const { before, currency, sign, digits = '', fraction = '' } = match.groups as Record<string, string>;
    const value = valueOf(digits + fraction, decimal);
    // `2024-2025` is a span, not a negative number.
    const isSpan = before === '-' && /[\d\p{L}]/u.test(text.charAt(match.index - 1));
    const isNegative = (before === '-' && !isSpan) || sign === '-';
    const end = match.index + match[0].length;
    const { scale, unit, length } = unitAt(text, folded, end);
    if (/[A-Za-z\u00c0-\u024f]/.test(text.charAt(end + length)) && unit === '') return [];
    return [
      {
        start: isSpan ? match.index + 1 : match.index,
        end: end + length,
        value: isNegative ? -value : value,
        scale,
        unit: `${currency ?? ''}${unit}`,
      },
    ];
  });
}

/** Which sign is before decimals: what a number with both or with other than three digits behind it shows, else the language. */
function decimalSign(numbers: readonly string[], folded: string): '.' | ',' {
  const shows = (sign: '.' | ',', other: '.' | ','): boolean =>
    numbers.some(
      (number) =>
        (number.includes(sign) &&
          number.lastIndexOf(sign) > number.lastIndexOf(other) &&
          number.includes(other)) ||
        (number.split(sign).length === 2 && !number.includes(other) && !/[.,]\d{3}$/.test(number)) ||
        number.split(other).length > 2,
    );
  if (shows('.', ',')) return '.';
  if (shows(',', '.')) return ',';
  const grouped = numbers.filter((number) => /^[1-9]\d{0,2},\d{3}$/.test(number)).length;
  if (grouped > 1 && !numbers.some((number) => number.includes('.'))) return '.';
  return languagesIn(folded)[0]?.hasDecimalComma === true ? ',' : '.';
}

function valueOf(written: string, decimal: '.' | ','): number {
  const thousands = decimal === '.' ? ',' : '.';
  return Number(written.replaceAll(/[ ']/g, '').replaceAll(thousands, '').replace(decimal, '.'));
}
