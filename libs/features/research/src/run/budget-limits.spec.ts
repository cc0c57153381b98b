import { describe, expect, it } from 'vitest';
import { DEPTH_LIMITS, type Depth, SYNTHESIS_SHARE } from '../model/depth.js';
import { Budget, type BudgetItem } from './budget.js';

/** As documented in docs/research.md. */
const PROMISED: [Depth, Record<BudgetItem, number>, seconds: number][] = [
  ['standard', { searches: 5, scrapes: 8, refinements: 0, tokens: 60_000, enrichments: 4 }, 60],
  ['deep', { searches: 15, scrapes: 20, refinements: 2, tokens: 200_000, enrichments: 8 }, 180],
  ['comprehensive', { searches: 30, scrapes: 40, refinements: 5, tokens: 500_000, enrichments: 12 }, 480],
];

const cases = PROMISED.flatMap(([depth, items]) =>
  Object.entries(items).map(([item, most]) => [depth, item as BudgetItem, most] as const),
);

const budgetOf = (depth: Depth, spentMs = 0): Budget =>
  new Budget(DEPTH_LIMITS[depth], { signal: new AbortController().signal, spentMs });

describe('the budget of a depth', () => {
  it.each(cases)('%s: %s up to %i, and not one more', (depth, item, most) => {
    const budget = budgetOf(depth);
    expect(budget.left(item)).toBe(most);
    expect(budget.reserve(item, most)).toBe(true);
    expect(budget.reserve(item, 1)).toBe(false);
    expect([budget.left(item), budget.used(item)]).toEqual([0, most]);
  });

  it.each(PROMISED)('%s: its time is shared by all workers', (depth, _, seconds) => {
    expect(DEPTH_LIMITS[depth].wallMs).toBe(seconds * 1000);
    expect(budgetOf(depth).leftMs()).toBeGreaterThan((seconds - 1) * 1000);
    expect(budgetOf(depth, 10_000).leftMs()).toBeLessThanOrEqual((seconds - 10) * 1000);
  });

  it('reserves 15% of the time for the report', () => {
    expect(SYNTHESIS_SHARE).toBe(0.15);
    const budget = budgetOf('standard');
    expect(budget.leftMs() - budget.gatheringLeftMs()).toBeCloseTo(9_000, -2);
  });

  it('keeps items separate, and charges nothing for a rejected reservation', () => {
    const budget = budgetOf('standard');
    expect(budget.reserve('searches', 6)).toBe(false);
    expect(budget.reserve('searches', 4)).toBe(true);
    expect(budget.reserve('searches', 2)).toBe(false);
    expect([budget.left('searches'), budget.left('scrapes')]).toEqual([1, 8]);
  });
});
