import { queryTerms } from '@capstan/text-analysis';
import { identifiersOf } from './identifiers.js';

/** What a query asks for. */
export interface AskedTerms {
  /** Words in the order of the query, each once. */
  readonly words: readonly string[];
  /** Identifiers in it: `pg_dump`, `--force`, parts of `DocumentRoot`. */
  readonly identifiers: readonly string[];
}

/** A query is about its first terms; the bound keeps one call's work bounded. */
const MAX_TERMS = 32;

/** The terms of a query, without stop words unless there is nothing else. */
export function askedTermsOf(query: string): AskedTerms {
  const words = [...new Set(queryTerms(query).map(({ term }) => term))].slice(0, MAX_TERMS);
  const identifiers = [...new Set(identifiersOf(query))].filter((term) => !words.includes(term));
  return { words, identifiers: identifiers.slice(0, MAX_TERMS) };
}
