import type { Depth } from './depth.js';

export const SOURCE_TYPES = ['web', 'news', 'academic'] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

export const FRESHNESS = ['any', 'day', 'week', 'month'] as const;
export type Freshness = (typeof FRESHNESS)[number];

/** A validated request (docs/contract.md 4.2). */
export interface ResearchRequest {
  query: string;
  depth: Depth;
  enrichEntities: boolean;
  includeAnalysis: boolean;
  synthesis: boolean;
  /** Without duplicates, in the requested order. */
  sourceTypes: SourceType[];
  maxSources: number;
  freshness: Freshness;
  /** Names of the only collections of the local index to search; empty or absent: all sources. */
  collections?: string[];
}
