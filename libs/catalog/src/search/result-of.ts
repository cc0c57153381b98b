import type { SearchHit, SearchResult } from './search.result.js';

/** What a provider returns: hits without an answer, which the capability adds for all of them (mode `ai`). */
export const resultOf = (results: SearchHit[]): SearchResult => ({ results, answer: null, citations: [] });
