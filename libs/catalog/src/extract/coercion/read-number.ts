import { converted, isUnit } from '../schema/units.js';

const NUMBER = /(?<![\p{L}\p{N}.,])[-−]?\d[\d.,'’\u00a0\u202f ]{0,30}/gu;
const SCALES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  millionen: 1e6,
  billion: 1e9,
  milliarden: 1e9,
};

/** Languages that write 1.234,5. */
const COMMA_LANGUAGES = /^(?:de|fr|es|it|pt|nl|pl|cs|da|sv|nb|no|fi|tr|ru|uk|el|hu|ro|id)\b/i;

/** How numbers of a text are written. */
export interface NumberStyle {
  /** Language of the page (BCP 47); null if unknown. */
  language: string | null;
  /** Written for machines: `1.234` is a decimal fraction. */
  isPlain: boolean;
}

/**
 * Reads the number of a text such as `€ 1.234,50`, `12,5 kg` or `2.5 million`. Null if there is none, if there are several
 * (a range is not a number), or if its unit does not measure what is wanted.
 */
export function readNumber(text: string, style: NumberStyle, unit: string | null): number | null {
  const found = [...text.matchAll(NUMBER)];
  const [match] = found;
  if (!match || found.length > 1) return null;
  const value = parsed(match[0].trim(), style);
  if (value === null) return null;
  const next = /^\s{0,3}(\p{L}+)/u.exec(text.slice(match.index + match[0].length))?.[1]?.toLowerCase();
  const scaled = Number(
    (value * ((Object.hasOwn(SCALES, next ?? '') ? SCALES[next ?? ''] : undefined) ?? 1)).toPrecision(15),
  );
  if (unit === null || next === undefined || !isUnit(next)) return scaled;
  return converted(scaled, next, unit);
}

function parsed(written: string, { language, isPlain }: NumberStyle): number | null {
  const text = written.replace('−', '-').replace(/[.,]$/, '');
  if (/\d \d/.test(text) && !/^-?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/.test(text)) return null;
  const bare = text.replace(/['’\u00a0\u202f ]/g, '');
  const [dots, commas] = [bare.split('.').length - 1, bare.split(',').length - 1];
  let decimal = '';
  if (dots > 0 && commas > 0) decimal = bare.lastIndexOf('.') > bare.lastIndexOf(',') ? '.' : ',';
  else if (dots + commas === 1) decimal = isGroup(bare, language, isPlain) ? '' : dots === 1 ? '.' : ',';
  const group = decimal === '.' ? /,/g : decimal === ',' ? /\./g : /[.,]/g;
  const value = Number(bare.replace(group, '').replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

/** Whether the one separator of a number groups thousands. */
function isGroup(bare: string, language: string | null, isPlain: boolean): boolean {
  if (!/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(bare)) return false;
  const separator = bare.includes('.') ? '.' : ',';
  if (isPlain && separator === '.') return false;
  if (language === null) return separator === ',';
  return COMMA_LANGUAGES.test(language) ? separator === '.' : separator === ',';
}
