import type { FacetCoverage, GapAnalysis } from '../../model/coverage.js';

/** Independent sites that a facet needs; more add nothing. */
const ENOUGH_SITES = 2;

/**
 * The share of what was missing before a round that is covered after it, 0 to 1; 0 if nothing was missing.
 * Not the mean over all facets: if one of eight is open, closing it is all that a round can do.
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

/** 0 for a facet without coverage, 1 for a covered one. */
const coverageScore = ({ terms, sites, isCovered }: FacetCoverage): number =>
  isCovered ? 1 : (terms + Math.min(sites, ENOUGH_SITES) / ENOUGH_SITES) / 2;
