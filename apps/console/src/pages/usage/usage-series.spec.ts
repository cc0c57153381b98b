import { describe, expect, it } from 'vitest';
import { seriesOf } from './usage-series.ts';

const day = (byCapability: Record<string, number>, date = '2026-11-20') => ({
  date,
  calls: 1,
  failed: 0,
  credits: Object.values(byCapability).reduce((sum, credits) => sum + credits, 0),
  byCapability,
});

describe('the chart of usage', () => {
  it('ranks capabilities by their credits, and omits what is free', () => {
    const { names, bars } = seriesOf([day({ search: 2, build: 9, inbox: 0 }), day({ search: 1 })]);
    expect(names).toEqual(['build', 'search']);
    expect(bars[0]?.parts).toEqual([
      { name: 'build', credits: 9 },
      { name: 'search', credits: 2 },
    ]);
  });

  it('adds up capabilities beyond the fifth', () => {
    const { names, bars } = seriesOf([day({ a: 9, b: 8, c: 7, d: 6, e: 5, f: 2, g: 1 })]);
    expect(names).toEqual(['a', 'b', 'c', 'd', 'e', 'others']);
    expect(bars[0]?.parts.at(-1)).toEqual({ name: 'others', credits: 3 });
  });

  it.each([
    [0, 2],
    [1, 2],
    [7, 8],
    [10, 20],
    [99, 100],
    [432, 600],
  ])('has for %i credits a scale up to %i', (credits, top) => {
    expect(seriesOf([day({ search: credits })]).top).toBe(top);
  });
});
