import type { Depth } from './depth.js';

export const SOURCE_TYPES = ['web', 'news', 'academic'] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

export const FRESHNESS = ['any', 'day', 'week', 'month'] as const;
export type Freshness = (typeof FRESHNESS)[number];

/** What a caller asks for (spec 4.2), validated. */
export interface ResearchRequest {
  query: string;
  depth: Depth;
  enrichEntities: boolean;
  includeAnalysis: boolean;
  synthesis: boolean;
  /** Each once, in the order asked for. */
  sourceTypes: SourceType[];
  maxSources: number;
  freshness: Freshness;
  /** Names of the collections of the local index that are searched and nothing else; empty or absent: all there is. */
  collections?: string[];
}
