import type { PromptText } from '../clauses/prompt-text.js';
import type { Language } from '../packs/language.js';
import type { Range } from '../text/range.js';
import type { FoundTime, FoundTimes } from './found-time.js';
import { withSpokenTimes } from './spoken-times.js';

const TIME =
  /(?<![\d.,:/€$£¥+])(?:午前|午後)?(\d{1,2})(?!\d)(?:([:.])([0-5]\d)(?!\d)|\s?h\s?([0-5]\d)?(?![\p{L}\d])|時(?:([0-5]?\d)分|(半))?)?(?:\s?(a\.?m\b\.?|p\.?m\b\.?|uhr\b|horas\b|noon\b|hrs?\b))?/gu;
const SIGNS = /^\s?(?:-|–|—|~|〜|→|から)\s?$/u;

/** Times and ranges of times in a range, from left to right. */
export function findTimes(prompt: PromptText, range: Range, taken: readonly Range[]): FoundTimes[] {
  const folded = prompt.fold(range);
  const times = [...folded.matchAll(TIME)].flatMap((match): FoundTime[] => {
    const time = timeOf(match, range.start);
    return time !== null && !taken.some((other) => time.start < other.end && other.start < time.end)
      ? [time]
      : [];
  });
  return paired(prompt, withSpokenTimes(prompt, range, times));
}

function timeOf(match: RegExpMatchArray, offset: number): FoundTime | null {
  const [text, hours = '', separator, minutes, minutesOfH, minutesOfJi, half, unit = ''] = match;
  const hour = Number(hours);
  const minute = half === undefined ? Number(minutes ?? minutesOfH ?? minutesOfJi ?? 0) : 30;
  if (hour > 24 || minute > 59) return null;
  // The full stop of "at 7pm." is of the sentence, and that of "7 p.m." is not.
  const trimmed = text.trimEnd().replace(/(?<!\.m)\.$/u, '');
  const isMarked = separator === ':' || unit !== '' || /h|時/u.test(trimmed);
  const isAfternoon = text.startsWith('午後') || unit.startsWith('p') || unit === 'noon';
  const isMorning = text.startsWith('午前') || unit.startsWith('a');
  const start = offset + (match.index ?? 0);
  return {
    start,
    end: start + trimmed.length,
    hour,
    minute,
    isMarked,
    meridiem: isAfternoon ? 'pm' : isMorning ? 'am' : null,
  };
}

function paired(prompt: PromptText, times: readonly FoundTime[]): FoundTimes[] {
  const found: FoundTimes[] = [];
  for (let index = 0; index < times.length; index += 1) {
    const from = times[index]!;
    const to = times[index + 1];
    if (to !== undefined && isRange(prompt, from, to)) {
      found.push({ start: from.start, end: to.end, from, to });
      index += 1;
    } else {
      found.push({ start: from.start, end: from.end, from, to: null });
    }
  }
  return found;
}

function isRange({ folded, language }: PromptText, from: FoundTime, to: FoundTime): boolean {
  const between = folded.slice(from.end, to.start);
  return SIGNS.test(between) || (between.length < 16 && language.lists.until.isWord(between.trim()));
}

/** `24` hours of the two ends of a range; am and pm are completed where they are left out. */
export function clockRange(
  { from, to }: { from: FoundTime; to: FoundTime },
  language: Language,
  after: string | null,
): { opens: string; closes: string } {
  let opens = withMeridiem(from);
  let closes = withMeridiem(to);
  const isTwelve = language.grammar.hasTwelveHours;
  if (
    to.meridiem === 'pm' &&
    from.meridiem === null &&
    opens < 12 * 60 &&
    opens + 12 * 60 < closes &&
    from.hour < 7
  ) {
    opens += 12 * 60;
  }
  if (isTwelve && to.meridiem === null && closes <= opens && to.hour < 12) closes += 12 * 60;
  const isSecond = after !== null && clock(opens) < after;
  if (isTwelve && isSecond && from.meridiem === null && opens < 12 * 60) {
    opens += 12 * 60;
    if (closes < opens) closes += 12 * 60;
  }
  return { opens: clock(opens), closes: clock(closes) };
}

/** One time; without am or pm it is taken as written. */
export const clockOf = (time: FoundTime): string => clock(withMeridiem(time));

function withMeridiem({ hour, minute, meridiem }: FoundTime): number {
  const isNoon = hour === 12;
  if (meridiem === 'pm' && !isNoon) return (hour + 12) * 60 + minute;
  if (meridiem === 'am' && isNoon) return minute;
  return hour * 60 + minute;
}

function clock(minutes: number): string {
  const within = minutes > 24 * 60 ? minutes - 24 * 60 : minutes;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}
