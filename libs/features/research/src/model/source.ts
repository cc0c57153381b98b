import type { MarkdownTable } from '@capstan/answers';
import type { SourceType } from './research-request.js';

/** A page found by searches, unique by URL. */
export interface FoundPage {
  /** As returned by the provider; `index://` for a document of an indexed folder. */
  url: string;
  /** Without fragment, tracking parameters and other noise; identifies the page. */
  canonicalUrl: string;
  title: string;
  /** The provider's excerpt: helps to choose pages, and is never evidence. */
  snippet: string;
  /** Host without `www.`; for a document of an indexed folder the name of its collection. */
  domain: string;
  /**
   * The unit of independence: the registrable domain (`bbc.co.uk`), or the single document of an indexed
   * folder.
   */
  site: string;
  sourceType: SourceType;
  /** ISO 8601; null when unknown. */
  publishedAt: string | null;
  /** Reciprocal rank fusion of all searches that found it, and credibility of its URL; higher is better. */
  score: number;
  /** Facets whose searches found it. */
  facetIds: string[];
}

/** How credible a source is, and why. */
export interface Credibility {
  /** 0 to 1. */
  score: number;
  /** Short reasons, e.g. `states its author`, `peer-reviewed index`, `no date`. */
  reasons: string[];
}

/** A page that was read, which reports may cite. */
export interface Source extends Omit<FoundPage, 'canonicalUrl' | 'score'> {
  /** The n of `[Source n]`, from 1, in the order of reading. */
  id: number;
  author: string | null;
  language: string | null;
  /** Main content as plain text, one line per block. Citations count its UTF-16 code units. */
  text: string;
  /** SHA-256 of `text` as UTF-8, hex. */
  textSha256: string;
  /** Lines of `text` that are headings. */
  headings: string[];
  tables: MarkdownTable[];
  credibility: Credibility;
  /** When it was read, ISO 8601. */
  readAt: string;
}
