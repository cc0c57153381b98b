import type { FacetCoverage, GapAnalysis } from '../../model/coverage.js';

/** As many independent sites as a facet needs; more are no gain. */
const ENOUGH_SITES = 2;

/** What a round added to what is known, 0 to 1: the mean over all facets of new terms and new voices. */
export function gain(before: GapAnalysis, after: GapAnalysis): number {
  const known = new Map(before.coverage.map((one) => [one.facetId, standingOf(one)]));
  const gains = after.coverage.map((one) => Math.max(0, standingOf(one) - (known.get(one.facetId) ?? 0)));
  return gains.length === 0 ? 0 : gains.reduce((sum, one) => sum + one, 0) / gains.length;
}

const standingOf = ({ terms, sites }: FacetCoverage): number =>
  (terms + Math.min(sites, ENOUGH_SITES) / ENOUGH_SITES) / 2;
