import type { SourceType } from './research-request.js';

/** One aspect of the question: a section of the report, and its searches. */
export interface Facet {
  /** `f1`, `f2` …; `f1` is the question itself. */
  id: string;
  /**
   * Heading of its section, in the language of the question; made from words of the question and a fixed
   * list.
   */
  heading: string;
  /** Stemmed terms (`termsOf` of text-analysis) that identify relevant passages. */
  terms: string[];
  /** Queries, best first; the first is used in the first round, the others if the facet is not covered. */
  queries: string[];
}

/** The plan of a run. */
export interface QueryPlan {
  /** ISO 639-1 of the question; null if unknown. */
  language: string | null;
  /** Title of the report: the question as a heading. */
  title: string;
  /** The stemmed terms of the question's subject, without question words. */
  subjectTerms: string[];
  /** Two to eight. */
  facets: Facet[];
}

/** A search to run. */
export interface SearchTask {
  facetId: string;
  query: string;
  sourceType: SourceType;
}
