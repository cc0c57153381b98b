import type { FacetCoverage, GapAnalysis } from '../../model/coverage.js';

/** As many independent sites as a facet needs; more are no gain. */
const ENOUGH_SITES = 2;

/**
 * The part of what was missing before a round that is known after it, 0 to 1; 0 when nothing was missing. It is not the
 * mean over all facets: when one of eight is open, closing it is all that a round can do.
 */
export function gain(before: GapAnalysis, after: GapAnalysis): number {
  const missing = before.coverage.reduce((sum, facet) => sum + 1 - coverageScore(facet), 0);
  if (missing <= 0) return 0;
  const known = new Map(before.coverage.map((facet) => [facet.facetId, coverageScore(facet)]));
  const gained = after.coverage.reduce(
    (sum, facet) => sum + Math.max(0, coverageScore(facet) - (known.get(facet.facetId) ?? 0)),
    0,
  );
  return Math.min(1, gained / missing);
}

/** 0 for a facet of which nothing is known, 1 for one that is covered. */
const coverageScore = ({ terms, sites, isCovered }: FacetCoverage): number =>
  isCovered ? 1 : (terms + Math.min(sites, ENOUGH_SITES) / ENOUGH_SITES) / 2;
