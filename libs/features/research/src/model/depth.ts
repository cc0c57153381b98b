/** Depths of research (docs/contract.md 8). */
export const DEPTHS = ['standard', 'deep', 'comprehensive'] as const;
export type Depth = (typeof DEPTHS)[number];

/** Limits of a run. */
export interface DepthLimits {
  /** Calls of the search capability. */
  searches: number;
  /** Calls of the scrape capability. */
  scrapes: number;
  /** Rounds of gap analysis and further searches after the first pass. */
  refinements: number;
  /** Wall-clock milliseconds from the first worker's claim to the result. */
  wallMs: number;
  /** Tokens of language models, in and out. */
  tokens: number;
  /** People and companies enriched. */
  enrichments: number;
}

export const DEPTH_LIMITS: Readonly<Record<Depth, DepthLimits>> = {
  standard: { searches: 5, scrapes: 8, refinements: 0, wallMs: 60_000, tokens: 60_000, enrichments: 4 },
  deep: { searches: 15, scrapes: 20, refinements: 2, wallMs: 180_000, tokens: 200_000, enrichments: 8 },
  comprehensive: {
    searches: 30,
    scrapes: 40,
    refinements: 5,
    wallMs: 480_000,
    tokens: 500_000,
    enrichments: 12,
  },
};

/** The share of the time that is reserved for synthesis. */
export const SYNTHESIS_SHARE = 0.15;
