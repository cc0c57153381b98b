const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen'],
  ['feb', 'fev'],
  ['mar', 'mae', 'maer'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mag'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'out', 'ott'],
  ['nov'],
  ['dec', 'dez', 'dic'],
];

const ISO =
  /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?(?:\.\d{1,9})?)\s?(Z|[+-]\d{2}:?\d{2})?)?/;
const DAY_MONTH_YEAR =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.|º)?\s{1,3}(?:de\s)?(\p{L}{3,12})\.?,?\s{1,3}(?:de\s)?(\d{4})(?!\d)/u;
const MONTH_DAY_YEAR = /(\p{L}{3,12})\.?\s{1,3}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,3}(\d{4})(?!\d)/u;
const DOTTED = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/;
const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/;

/**
 * Reads the date of a text as `2026-03-14`, or with `withTime` in UTC as `2026-03-14T09:30:00.000Z`. Null if there is none,
 * or it may be two dates (`03/04/2026`).
 */
export function readDate(text: string, withTime: boolean): string | null {
  const iso = ISO.exec(text);
  if (iso) {
    const [, year = '', month = '', day = '', time, zone] = iso;
    const date = dayOf(year, month, day);
    if (!date || !withTime) return date;
    const at = new Date(`${date}T${time ?? '00:00'}${zone ?? 'Z'}`);
    return Number.isNaN(at.getTime()) ? null : at.toISOString();
  }
  const date = writtenDate(text);
  return date && withTime ? `${date}T00:00:00.000Z` : date;
}

function writtenDate(text: string): string | null {
  const [, day, month, year] = DAY_MONTH_YEAR.exec(text) ?? [];
  if (day && month && year && monthOf(month)) return dayOf(year, monthOf(month), day);
  const [, named, second, last] = MONTH_DAY_YEAR.exec(text) ?? [];
  if (named && second && last && monthOf(named)) return dayOf(last, monthOf(named), second);
  const dotted = DOTTED.exec(text);
  if (dotted) return dayOf(dotted[3] ?? '', dotted[2] ?? '', dotted[1] ?? '');
  const [, one = '', other = '', slashedYear = ''] = SLASHED.exec(text) ?? [];
  if (Number(one) > 12 || one === other) return dayOf(slashedYear, other, one);
  return Number(other) > 12 ? dayOf(slashedYear, one, other) : null;
}

function monthOf(name: string): string {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return String(MONTHS.findIndex((starts) => starts.some((start) => folded.startsWith(start))) + 1 || '');
}

/** Null for dates that do not exist. */
function dayOf(year: string, month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : null;
}
