import { describe, expect, it } from 'vitest';
import type { FacetCoverage, GapAnalysis } from '../../model/coverage.js';
import { gain } from './gain.js';

const facet = (facetId: string, sites: number, terms: number): FacetCoverage => ({
  facetId,
  sources: [],
  sites,
  terms,
  isCovered: sites >= 2 && terms >= 0.6,
});
const analysis = (...coverage: FacetCoverage[]): GapAnalysis => ({ coverage, gaps: [] });

describe('gain', () => {
  it('is the share of what was missing', () => {
    const before = analysis(facet('f1', 2, 1), facet('f2', 0, 0), facet('f3', 0, 0));
    expect(gain(before, analysis(facet('f1', 2, 1), facet('f2', 2, 1), facet('f3', 0, 0)))).toBe(0.5);
    expect(gain(before, analysis(facet('f1', 2, 1), facet('f2', 1, 0.5), facet('f3', 0, 0)))).toBe(0.25);
    expect(gain(before, analysis(facet('f1', 9, 1), facet('f2', 2, 1), facet('f3', 3, 1)))).toBe(1);
  });

  it('is 0 if nothing was added or nothing was missing', () => {
    const open = analysis(facet('f1', 1, 0.5));
    expect(gain(open, open)).toBe(0);
    expect(gain(open, analysis(facet('f1', 0, 0.1)))).toBe(0);
    expect(gain(analysis(facet('f1', 2, 1)), analysis(facet('f1', 4, 1)))).toBe(0);
    expect(gain(analysis(), analysis())).toBe(0);
  });
});
