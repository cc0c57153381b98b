import type { BookableSlots } from '@capstan/site-document';
import { localMs } from './local-time.js';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const SLOT = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/;
const DAYS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];

/** Whether a text is a valid local time `YYYY-MM-DDTHH:MM`. */
export function isSlot(text: string): boolean {
  const moment = SLOT.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN;
  // `2026-02-31` would be parsed as a day in March.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/**
 * Whether a slot is within the opening hours, or one of the times of the chosen option, and neither too soon nor too far
 * ahead. @param option that was chosen in the field `timesOf`.
 */
export function isOffered(slot: string, rules: BookableSlots, nowMs: number, option = ''): boolean {
  const startsAtMs = Date.parse(`${slot}:00Z`);
  const { earliestMs, latestMs } = bookableAt(rules, nowMs);
  if (startsAtMs < earliestMs || startsAtMs >= latestMs) return false;
  const weekday = new Date(startsAtMs).getUTCDay();
  const minute = Math.floor((startsAtMs % DAY_MS) / MINUTE_MS);
  if ('timesOf' in rules)
    return rules.times.some(
      (time) =>
        time.option === option &&
        time.starts === slot.slice(11) &&
        time.days.includes(DAYS[weekday] as string),
    );
  return rules.hours.some(
    ({ days, opens, closes }) =>
      (days.includes(DAYS[weekday] as string) && fits(minute, opens, closes, rules.stepMinutes)) ||
      // After midnight, for the evening of the previous day.
      (days.includes(DAYS[(weekday + 6) % 7] as string) &&
        fits(minute + DAY_MINUTES, opens, closes, rules.stepMinutes)),
  );
}

/** The first slot that may be booked now, as a local time in ms as if it were UTC. */
export const earliestSlotMs = (rules: BookableSlots | undefined, nowMs: number): number =>
  rules ? bookableAt(rules, nowMs).earliestMs : nowMs - DAY_MS;

/** Slots are local times: without a time zone, a day more on either side is accepted. */
function bookableAt(
  { timeZone, leadMinutes = 0, daysAhead }: BookableSlots,
  nowMs: number,
): { earliestMs: number; latestMs: number } {
  if (timeZone === undefined)
    return { earliestMs: nowMs - DAY_MS, latestMs: nowMs + (daysAhead + 2) * DAY_MS };
  const local = localMs(nowMs, timeZone);
  const today = local - (local % DAY_MS);
  return { earliestMs: local + leadMinutes * MINUTE_MS, latestMs: today + (daysAhead + 1) * DAY_MS };
}

function fits(minute: number, opens: string, closes: string, stepMinutes: number): boolean {
  const from = minutesOf(opens);
  const to = minutesOf(closes) > from ? minutesOf(closes) : minutesOf(closes) + DAY_MINUTES;
  return minute >= from && minute + stepMinutes <= to && (minute - from) % stepMinutes === 0;
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
