/** How much is known of one facet. */
export interface FacetCoverage {
  facetId: string;
  /** Ids of the sources with a passage that speaks of it. */
  sources: number[];
  /** How many registrable domains those are, near-duplicates counted once. */
  sites: number;
  /** Part of its terms that the best passages hold, 0 to 1. */
  terms: number;
  /** Enough is known: two independent sites at least, and most of its terms. */
  isCovered: boolean;
}

/** The gap list of a run. */
export interface GapAnalysis {
  coverage: FacetCoverage[];
  /** Facets that are not covered, worst first. */
  gaps: string[];
}
