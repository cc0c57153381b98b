import type { Fact, SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import type { ChangedParts } from '../demands/changed-parts.js';
import type { Delta } from '../demands/delta.js';
import { minutesOf, ownValues } from '../demands/holds.js';

const DAY = 24 * 60;
/** Half a cent, and half of what is rounded to. */
const MAX_ERROR = 0.0051;
const MAX_ROUNDING = 0.51;

/** Whether prices or times changed by what the message says, and no other. */
export function isDeltaMet(delta: Delta, before: SiteDocument, parts: ChangedParts, own: Language): boolean {
  const times = (facts: readonly Fact[]): number[] =>
    facts
      .flatMap((fact) => ownValues(fact, own))
      .flatMap(({ type, key }) => (type === 'time' ? [minutesOf(key)] : []));
  if (delta.of === 'time') {
    const old = times([
      ...parts.changed.map((each) => each.before),
      ...before.facts.filter(({ type }) => type === 'hours'),
    ]);
    const now = times([...parts.changed.map(({ after }) => after), ...parts.added]);
    return now.some((time) => old.some((each) => (each + delta.by + DAY) % DAY === time));
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

const priceOf = (fact: Fact) => (fact.type === 'item' && typeof fact.price === 'object' ? fact.price : null);
