import type { SlotRules } from '../../model/data-schema.js';
import { type Language, WEEKDAYS } from '../../model/vocabulary.js';

/** A Monday; its week gives the names of days. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** When may be booked, e.g. `Mon–Fri 9:00 AM–5:00 PM`. */
export function hoursText({ hours }: SlotRules, language: Language): string {
  return hours
    .map(
      ({ days, opens, closes }) =>
        `${daysText(days, language)} ${timeText(opens, language)}–${timeText(closes, language)}`,
    )
    .join(', ');
}

function daysText(days: string[], language: Language): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const indexes = days
    .map((day) => WEEKDAYS.findIndex((weekday) => weekday === day))
    .filter((index) => index >= 0);
  const names = indexes.map((index) => format.format(MONDAY + index * DAY_MS));
  const isRun =
    indexes.length > 2 && indexes.every((index, at) => at === 0 || index === indexes[at - 1]! + 1);
  return isRun ? `${names[0]}–${names.at(-1)}` : names.join(', ');
}

function timeText(time: string, language: Language): string {
  const [hour, minute] = time.split(':').map(Number);
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(MONDAY + ((hour ?? 0) * 60 + (minute ?? 0)) * 60_000);
}
