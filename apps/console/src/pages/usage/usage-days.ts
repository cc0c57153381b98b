import type { UsageLineResult } from '@capstan/client';

export interface UsageDay {
  date: string;
  calls: number;
  failed: number;
  credits: number;
  /** Credits by capability. */
  byCapability: Record<string, number>;
}

const DAY_MS = 86_400_000;
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The lines of a usage report by day, days without calls included. Days are those of UTC, as in the API. */
export function usageDays(lines: readonly UsageLineResult[], days: number, now = Date.now()): UsageDay[] {
  return Array.from({ length: days }, (_, index) => {
    const date = dateOf(now - (days - 1 - index) * DAY_MS);
    const own = lines.filter((line) => line.date.slice(0, 10) === date);
    return {
      date,
      calls: sum(own, ({ calls }) => calls),
      failed: sum(own, ({ calls, succeeded }) => calls - succeeded),
      credits: sum(own, ({ credits }) => credits),
      byCapability: Object.fromEntries(own.map(({ capability, credits }) => [capability, credits])),
    };
  });
}

const MIN_SHOWN_DAYS = 7;

/** The days from the first call on, at least a week: a new account has no month to show. */
export function daysInUse(days: readonly UsageDay[]): UsageDay[] {
  const first = days.findIndex(({ calls }) => calls > 0);
  const start = first === -1 ? days.length : first;
  return days.slice(Math.max(0, Math.min(start, days.length - MIN_SHOWN_DAYS)));
}

export interface CapabilityUsage {
  capability: string;
  calls: number;
  failed: number;
  credits: number;
}

/** The lines by capability, the most expensive first. */
export function usageByCapability(lines: readonly UsageLineResult[]): CapabilityUsage[] {
  const names = [...new Set(lines.map(({ capability }) => capability))];
  return names
    .map((capability) => {
      const own = lines.filter((line) => line.capability === capability);
      return {
        capability,
        calls: sum(own, ({ calls }) => calls),
        failed: sum(own, ({ calls, succeeded }) => calls - succeeded),
        credits: sum(own, ({ credits }) => credits),
      };
    })
    .toSorted((one, other) => other.credits - one.credits || other.calls - one.calls);
}

/** From the beginning of the first day, for `from` of the API. */
export const startOfPeriod = (days: number, now = Date.now()): string =>
  `${dateOf(now - (days - 1) * DAY_MS)}T00:00:00Z`;

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** A usage report as CSV. */
export const usageCsv = (lines: readonly UsageLineResult[]): string =>
  [
    'date,capability,calls,succeeded,credits',
    ...lines.map(({ date, capability, calls, succeeded, credits }) =>
      [date.slice(0, 10), capability, calls, succeeded, credits].join(','),
    ),
  ].join('\r\n');
