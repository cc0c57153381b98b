const MONTHS = [
  'jan(?:uary)?|januar',
  'feb(?:ruary)?|februar',
  'mar(?:ch)?|märz',
  'apr(?:il)?',
  'may|mai',
  'june?|juni',
  'july?|juli',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'oct(?:ober)?|okt(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?|dez(?:ember)?',
].map((names) => new RegExp(`^(?:${names})\\.?$`, 'i'));

const YEAR = '(1[5-9]\\d\\d|20\\d\\d)';
const WHOLE_YEAR = new RegExp(`^(?:fy ?)?${YEAR}$`, 'i');
const ISO_DATE = new RegExp(`^${YEAR}-(\\d\\d)(?:-(\\d\\d))?$`);
const QUARTER = new RegExp(`^(?:q([1-4])[ /-]?${YEAR}|${YEAR}[ /-]?q([1-4]))$`, 'i');
const MONTH_YEAR = new RegExp(`^(\\p{L}{3,9}\\.?),? ${YEAR}$`, 'iu');

/** A period named by a label. */
export interface Period {
  /** First day, `2024-01-01`. */
  date: string;
  length: 'year' | 'quarter' | 'month' | 'day';
}

/** Parses a label that is a year, quarter, month or day; undefined for anything else. */
export function periodOf(label: string): Period | undefined {
  const text = label.trim();
  const year = WHOLE_YEAR.exec(text)?.[1];
  if (year !== undefined) return { date: `${year}-01-01`, length: 'year' };
  const [, quarter, itsYear, yearFirst, quarterLast] = QUARTER.exec(text) ?? [];
  const number = Number(quarter ?? quarterLast);
  if (number > 0) return { date: dayOf(itsYear ?? yearFirst, number * 3 - 2), length: 'quarter' };
  const [, isoYear, isoMonth, isoDay] = ISO_DATE.exec(text) ?? [];
  if (isoYear !== undefined) {
    const date = `${isoYear}-${isoMonth}-${isoDay ?? '01'}`;
    // Rejects 2024-13 and 2024-02-31.
    if (new Date(`${date}T00:00Z`).toJSON()?.slice(0, 10) !== date) return undefined;
    return { date, length: isoDay === undefined ? 'month' : 'day' };
  }
  const [, name, monthYear] = MONTH_YEAR.exec(text) ?? [];
  const month = name === undefined ? -1 : MONTHS.findIndex((names) => names.test(name));
  return month === -1 ? undefined : { date: dayOf(monthYear, month + 1), length: 'month' };
}

const dayOf = (year: string | undefined, month: number): string =>
  `${year}-${String(month).padStart(2, '0')}-01`;
