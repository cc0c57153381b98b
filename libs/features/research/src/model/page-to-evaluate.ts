import type { Freshness } from './research-request.js';
import type { FoundPage, Source } from './source.js';

/** The parts of a `scrape` result that research uses. */
export interface ScrapedPage {
  finalUrl: string;
  title: string;
  text: string;
  markdown: string;
  author: string | null;
  language: string | null;
  publishedAt: string | null;
  /** Media type without parameters. */
  contentType: string | null;
}

/** Why a page is not a source. */
export type ExclusionReason =
  | 'too_short'
  | 'too_old'
  | 'off_topic'
  | 'repetitive'
  | 'mostly_links'
  | 'no_content'
  | 'duplicate';

/** A page with the context of its evaluation. */
export interface PageToEvaluate {
  found: FoundPage;
  page: ScrapedPage;
  /** Stemmed terms of the question. */
  terms: string[];
  questionLanguage: string | null;
  freshness: Freshness;
  /** ISO 8601. */
  readAt: string;
}

/** A source without a number. */
export type UnnumberedSource = Omit<Source, 'id'>;

/** Result of evaluating a page. */
export type EvaluatedSource =
  | { isFit: true; source: UnnumberedSource; fingerprint: string }
  | { isFit: false; reason: ExclusionReason };
