import { queryTerms, termOfWord, unaccented } from '@capstan/text-analysis';
import { identifiersOf } from '../postings/identifiers.js';

/** The terms of a query. */
export interface QueryTerms {
  /** Words in the order of the query, each once. */
  readonly words: readonly string[];
  /** Identifiers in it: `pg_dump`, `--force`, parts of `DocumentRoot`. */
  readonly identifiers: readonly string[];
  /** Adjacent words as one: `backup` for "back up", `login` for "log in". Most of them occur nowhere. */
  readonly compounds: readonly Compound[];
}

/** Two words of a query that pages may write as one. */
export interface Compound {
  readonly term: string;
  /** Those of the two that are words of the query, so without stop words. */
  readonly parts: readonly string[];
}

/** Bounds the work of one query. */
const MAX_TERMS = 32;

/** Returns the terms of a query, without stop words unless there is nothing else. */
export function queryTermsOf(query: string): QueryTerms {
  const words = [...new Set(queryTerms(query).map(({ term }) => term))].slice(0, MAX_TERMS);
  const identifiers = [...new Set(identifiersOf(query))].filter((term) => !words.includes(term));
  const known = [...words, ...identifiers];
  return {
    words,
    identifiers: identifiers.slice(0, MAX_TERMS),
    compounds: compoundsOf(query, words).filter(({ term }) => !known.includes(term)),
  };
}

const LETTERS = /[a-z]+/g;

function compoundsOf(query: string, words: readonly string[]): Compound[] {
  const typed = unaccented(query).toLowerCase().match(LETTERS) ?? [];
  return typed.slice(0, MAX_TERMS).flatMap((word, index): Compound[] => {
    const next = typed[index + 1];
    if (next === undefined || word.length < 2 || next.length < 2) return [];
    const parts = [word, next].map(termOfWord).filter((term) => words.includes(term));
    return parts.length === 0 ? [] : [{ term: termOfWord(word + next), parts }];
  });
}
