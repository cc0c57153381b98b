import type { SourceType } from './research-request.js';

/** A page that searches found, each address once. */
export interface FoundPage {
  /** As the provider gave it; `index://` for a document of an indexed folder. */
  url: string;
  /** Without fragment, tracking parameters and other noise: two pages with the same one are one. */
  canonicalUrl: string;
  title: string;
  /** What the provider quoted: tells what to read, and is never evidence. */
  snippet: string;
  /** Host without `www.`; for a document of an indexed folder the name of its collection. */
  domain: string;
  /** What counts as one voice: the registrable domain (`bbc.co.uk`), and each document of an indexed folder by itself. */
  site: string;
  sourceType: SourceType;
  /** ISO 8601; null when unknown. */
  publishedAt: string | null;
  /** Reciprocal rank fused over all searches that found it, and credibility of its address; higher is better. */
  score: number;
  /** Facets whose searches found it. */
  facetIds: string[];
}

/** A table of a page. */
export interface SourceTable {
  /** Caption, or the heading above it; may be empty. */
  caption: string;
  header: string[];
  /** As many cells as the header has. */
  rows: string[][];
}

/** How far a source is to be trusted, and why. */
export interface Credibility {
  /** 0 to 1. */
  score: number;
  /** Short plain words, e.g. `states its author`, `peer-reviewed index`, `no date`. */
  reasons: string[];
}

/** A page that was read: what a report may rest on. */
export interface Source extends Omit<FoundPage, 'canonicalUrl' | 'score'> {
  /** The n of `[Source n]`, from 1, in the order in which pages were taken. */
  id: number;
  author: string | null;
  language: string | null;
  /** Its main content as plain text; blocks are lines. Spans of citations count its UTF-16 code units. */
  text: string;
  /** SHA-256 of `text` as UTF-8, hex. */
  textSha256: string;
  /** Lines of `text` that are headings. */
  headings: string[];
  tables: SourceTable[];
  credibility: Credibility;
  /** When it was read, ISO 8601. */
  readAt: string;
}
