import { fold } from '../text/prompt-text.js';

const MONTHS = new Map<string, number>(
  [
    'january jan januar janner janvier enero janeiro',
    'february feb februar fevrier febrero fevereiro',
    'march mar marz mars marzo marco',
    'april apr avril abril',
    'may mai mayo maio',
    'june jun juni juin junio junho',
    'july jul juli juillet julio julho',
    'august aug aout agosto',
    'september sept sep septembre septiembre setembro',
    'october oct oktober okt octobre octubre outubro',
    'november nov novembre noviembre novembro',
    'december dec dezember dez decembre diciembre dezembro',
  ].flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, index + 1])),
);
const MONTH = String.raw`(?<month>[\p{L}]{3,12})\.?`;
const DAY = String.raw`(?<day>[0-3]?\d)(?:st|nd|rd|th|er|º|\.)?(?:\s?[-–]\s?[0-3]?\d(?:st|nd|rd|th|\.)?)?`;
const YEAR = String.raw`(?<year>20\d{2})`;
const PATTERNS = [
  /(?<year>20\d{2})-(?<number>[01]?\d)-(?<day>[0-3]?\d)(?!\d)/u,
  /(?<year>20\d{2})年(?<number>1?\d)月(?<day>[123]?\d)日/u,
  /(?<number>1?\d)月(?<day>[123]?\d)日/u,
  new RegExp(String.raw`(?<!\d)${DAY}\s(?:of\s|de\s)?${MONTH}(?:,?\s(?:de\s|del\s)?${YEAR})?(?!\d)`, 'u'),
  new RegExp(String.raw`(?<![\p{L}])${MONTH}\s${DAY}(?!\d)(?:,?\s${YEAR})?`, 'u'),
  /(?<!\d)(?<day>[0-3]?\d)\.(?<number>[01]?\d)\.(?<year>20\d{2})(?!\d)/u,
  /(?<!\d)(?<day>[0-3]?\d)\/(?<number>[01]?\d)\/(?<year>20\d{2})(?!\d)/u,
];
const TIME =
  /^[^.!?\n\d]{0,24}?(?:\b(?:at|um|ab|à|a las|às|from|@)\s?|,\s|\s)(?:(?<hour>[01]?\d|2[0-3])(?:[:.h](?<minute>[0-5]\d))?\s?(?<half>[ap]\.?m\b)?\s?(?<unit>uhr|h\b|o'clock)?)|^(?:\([^)]{1,3}\))?\s?(?<when>午前|午後)?(?<hour2>\d{1,2})時(?:(?<minute2>\d{1,2})分)?/iu;

/** A date as the prompt tells it. */
export interface DateFound {
  /** ISO date, or date-time without zone; null when no year was told. */
  startsAt: string | null;
  dateText: string;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

function timeAfter(rest: string): { clock: string; length: number } | null {
  const match = TIME.exec(rest);
  const groups = match?.groups;
  if (match === null || groups === undefined) return null;
  const isTold = groups.half ?? groups.unit ?? groups.minute ?? groups.hour2;
  if (isTold === undefined) return null;
  const hour = Number(groups.hour ?? groups.hour2);
  const isAfternoon = /^p/i.test(groups.half ?? '') || groups.when === '午後';
  const shifted =
    isAfternoon && hour < 12 ? hour + 12 : /^a/i.test(groups.half ?? '') && hour === 12 ? 0 : hour;
  return {
    clock: `${pad(shifted)}:${pad(Number(groups.minute ?? groups.minute2 ?? 0))}`,
    length: match[0].length,
  };
}

/** Days of a month, so that 31 February is not taken for a date. */
function isDate(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The first date of a text, with the time after it; null when there is none. */
export function readDate(text: string): DateFound | null {
  let best: { at: number; found: DateFound } | null = null;
  for (const pattern of PATTERNS)
    for (const match of text.matchAll(new RegExp(pattern, 'gu'))) {
      const groups = match.groups ?? {};
      const month =
        groups.number === undefined ? MONTHS.get(fold(groups.month ?? '')) : Number(groups.number);
      if (month === undefined || !isDate(Number(groups.year ?? 2024), month, Number(groups.day))) continue;
      if (best !== null && best.at <= match.index) break;
      const end = match.index + match[0].length;
      const time = timeAfter(text.slice(end, end + 48));
      const date =
        groups.year === undefined ? null : `${groups.year}-${pad(month)}-${pad(Number(groups.day))}`;
      best = {
        at: match.index,
        found: {
          startsAt: date === null ? null : time === null ? date : `${date}T${time.clock}`,
          dateText: text.slice(match.index, end + (time?.length ?? 0)).trim(),
        },
      };
      break;
    }
  return best?.found ?? null;
}
