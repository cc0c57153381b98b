import type { SourceType } from '../documents/collection.js';

/** A search request. */
export interface IndexQuery {
  query: string;
  sourceType: SourceType;
  /** Only documents of these collections. Empty: of all; a fallback only while there are no others. */
  collections: readonly string[];
  /** Only documents published at or after this time. */
  publishedSince: Date | null;
  /** Only pages of these hosts and their subdomains; files have no host. Empty: all. */
  includeDomains: readonly string[];
  /** Excludes pages of these hosts and their subdomains. */
  excludeDomains: readonly string[];
  /** Excludes documents that declare another language (ISO 639-1); null: all languages. */
  language: string | null;
  limit: number;
}

/** A found document with its best passage. */
export interface IndexHit {
  url: string;
  title: string;
  /** The passage, one block per line. */
  passage: string;
  collection: string;
  publishedAt: Date | null;
  /** Comparable within this search only: higher is better. */
  score: number;
}

/** What the order of the hits follows from: words alone, or words and the vectors of an embedding model. */
export type IndexRanking = 'words' | 'words_and_vectors';

/** The answer to a search. */
export interface IndexHits {
  /** Best first. */
  hits: IndexHit[];
  ranking: IndexRanking;
}
