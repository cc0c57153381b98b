import { type HitCandidate, toSearchResult } from './search-hits.js';
import type { SearchParams } from './search.params.js';
import type { SearchResult } from './search.result.js';

/** Base of the search vendor declarations: they read candidates. */
export const searchVendor = {
  result: (candidates: readonly HitCandidate[], params: SearchParams): SearchResult =>
    toSearchResult(candidates, params),
  empty: (params: SearchParams): SearchResult => toSearchResult([], params),
};

/** Serves every kind of source but papers. */
export const servesNoPapers = ({ source_type }: SearchParams): boolean => source_type !== 'academic';

/** Serves papers only. */
export const servesPapers = ({ source_type }: SearchParams): boolean => source_type === 'academic';
