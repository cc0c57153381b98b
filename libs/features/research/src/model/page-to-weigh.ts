import type { Freshness } from './research-request.js';
import type { FoundPage, Source } from './source.js';

/** What `scrape` told of a page, as far as research needs it. */
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

/** Why a page that was read is no source. */
export type UnfitReason =
  'too_short' | 'too_old' | 'off_topic' | 'repetitive' | 'mostly_links' | 'no_content' | 'duplicate';

/** A page that was read and what it was read for. */
export interface PageToWeigh {
  found: FoundPage;
  page: ScrapedPage;
  /** Stemmed terms of the question. */
  terms: string[];
  questionLanguage: string | null;
  freshness: Freshness;
  /** ISO 8601. */
  readAt: string;
}

/** A source that has no number yet. */
export type UnnumberedSource = Omit<Source, 'id'>;

/** What became of a page that was read. */
export type WeighedSource =
  { isFit: true; source: UnnumberedSource; fingerprint: string } | { isFit: false; reason: UnfitReason };
