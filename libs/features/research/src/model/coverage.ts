/** How well the sources cover a facet. */
export interface FacetCoverage {
  facetId: string;
  /** Ids of the sources with a relevant passage. */
  sources: number[];
  /** Number of their registrable domains, near-duplicates counted once. */
  sites: number;
  /** Share of its terms that the best passages contain, 0 to 1. */
  terms: number;
  /** Sufficiently covered: at least two independent sites, and most of its terms. */
  isCovered: boolean;
}

/** The coverage of all facets. */
export interface GapAnalysis {
  coverage: FacetCoverage[];
  /** Facets that are not covered, worst first. */
  gaps: string[];
}
