import { queryTerms } from '@capstan/text-analysis';
import { identifiersOf } from './identifiers.js';

/** The terms of a query. */
export interface QueryTerms {
  /** Words in the order of the query, each once. */
  readonly words: readonly string[];
  /** Identifiers in it: `pg_dump`, `--force`, parts of `DocumentRoot`. */
  readonly identifiers: readonly string[];
}

/** Bounds the work of one query. */
const MAX_TERMS = 32;

/** Returns the terms of a query, without stop words unless there is nothing else. */
export function queryTermsOf(query: string): QueryTerms {
  const words = [...new Set(queryTerms(query).map(({ term }) => term))].slice(0, MAX_TERMS);
  const identifiers = [...new Set(identifiersOf(query))].filter((term) => !words.includes(term));
  return { words, identifiers: identifiers.slice(0, MAX_TERMS) };
}
