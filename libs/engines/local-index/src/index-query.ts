import type { SourceType } from './collection.js';

/** A question to the index. */
export interface IndexQuery {
  query: string;
  sourceType: SourceType;
  /** Only documents of the collections with these names. Empty: of all, of a fallback only while there are no others. */
  collections: readonly string[];
  /** Only documents known to be published at or after this time. */
  publishedSince: Date | null;
  /** Only pages of these hosts and their subdomains; files have no host. Empty: of any. */
  includeDomains: readonly string[];
  /** No pages of these hosts and their subdomains. */
  excludeDomains: readonly string[];
  /** Not documents that declare another language (ISO 639-1); null for all. */
  language: string | null;
  limit: number;
}

/** A document that was found, with its best passage. */
export interface IndexHit {
  url: string;
  title: string;
  /** The passage, one block per line. */
  passage: string;
  collection: string;
  publishedAt: Date | null;
  /** Of this search only: higher is better. */
  score: number;
}
