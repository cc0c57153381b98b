import type { Fact, SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import type { ChangedParts } from '../demands/changed-parts.js';
import type { Delta } from '../demands/delta.js';
import { ownValues } from '../demands/holds.js';
import { DAY, minutesIn } from '../words/clock.js';

const COMMON_YEAR = 2026;
/** Half a cent, and half of what is rounded to. */
const MAX_ERROR = 0.0051;
const MAX_ROUNDING = 0.51;

/** Whether prices or times changed by what the message says, and no other. */
export function isDeltaMet(delta: Delta, before: SiteDocument, parts: ChangedParts, own: Language): boolean {
  const times = (facts: readonly Fact[]): number[] =>
    facts
      .flatMap((fact) => ownValues(fact, own))
      .flatMap(({ type, key }) => (type === 'time' ? [minutesIn(key)] : []));
  if (delta.of === 'time') {
    const old = times([
      ...parts.changed.map((each) => each.before),
      ...before.facts.filter(({ type }) => type === 'hours'),
    ]);
    const now = times([...parts.changed.map(({ after }) => after), ...parts.added]);
    return now.some((time) => old.some((each) => (each + delta.by + DAY) % DAY === time));
  }
  if (delta.of === 'date') {
    const dates = (fact: Fact): string[] =>
      ownValues(fact, own).flatMap(({ type, key }) => (type === 'date' ? [key] : []));
    return parts.changed.some((pair) =>
      dates(pair.before).some((date) => dates(pair.after).includes(keyAfter(date, delta.by))),
    );
  }
  const moved = parts.changed.flatMap((pair) => {
    const [old, now] = [priceOf(pair.before), priceOf(pair.after)];
    return old === null || now === null || old.amount === now.amount ? [] : [{ old, now }];
  });
  return (
    moved.length > 0 &&
    moved.every(({ old, now }) => {
      const wanted = delta.isShare ? old.amount * (1 + delta.by) : old.amount + delta.by;
      const isWhole = delta.isRounded || now.currency === 'JPY';
      return Math.abs(now.amount - wanted) <= (isWhole ? MAX_ROUNDING : MAX_ERROR);
    })
  );
}

/** The day that is so many days after another one, as month and day. */
export function keyAfter(key: string, days: number, year = COMMON_YEAR): string {
  const [month = 1, day = 1] = key.split('-').map(Number);
  const moved = new Date(Date.UTC(year, month - 1, day + days));
  return `${moved.getUTCMonth() + 1}-${moved.getUTCDate()}`;
}

const priceOf = (fact: Fact) => (fact.type === 'item' && typeof fact.price === 'object' ? fact.price : null);
