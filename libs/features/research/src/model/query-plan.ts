import type { SourceType } from './research-request.js';

/** One side of the question: a section of the report, and what must be found for it. */
export interface Facet {
  /** `f1`, `f2` …; `f1` is the question itself. */
  id: string;
  /** Heading of its section, in the language of the question; made of words of the question and of a fixed list. */
  heading: string;
  /** Stemmed terms (`termsOf` of text-analysis) by which passages are told to speak of it. */
  terms: string[];
  /** Queries for it, best first; the first is asked in the first round, the others when it stays open. */
  queries: string[];
}

/** What is to be found out. */
export interface QueryPlan {
  /** ISO 639-1 of the question; null when it cannot be told. */
  language: string | null;
  /** Title of the report: the question as a heading. */
  title: string;
  /** The stemmed terms of the question that tell what it is about, without words of asking. */
  subjectTerms: string[];
  /** Two to eight. */
  facets: Facet[];
}

/** A search to be made. */
export interface SearchTask {
  facetId: string;
  query: string;
  sourceType: SourceType;
}
