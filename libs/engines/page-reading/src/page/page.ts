import type { PageFormat } from './page-format.js';

/** The kind of a response, after sniffing; the media type alone is often wrong. */
export type ContentKind = 'html' | 'pdf' | 'markdown' | 'json' | 'xml' | 'text';

/** A response to extract from. Sent to the worker thread, so it is plain data. */
export interface ExtractionJob {
  kind: ContentKind;
  /** Final URL: the base of relative links. */
  url: string;
  /** Requested URL; distinguishes a redirect to a login page from a requested login page. */
  requestedUrl: string;
  /** Media type without parameters, or null when the server named none. */
  mediaType: string | null;
  /** Response headers, names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Decoded text; bytes for `pdf`. */
  body: string | Uint8Array;
  formats: readonly PageFormat[];
  /** Whether it is from a browser: missing content will not appear later. */
  isRendered?: boolean;
}

/** How a browser may still get a page: scripts fill the document in place, or a challenge navigates to the page. */
export type PageSettling = 'in_place' | 'by_moving';

/** A link of a page: absolute URL without fragment, and its text or the description of its picture. */
export interface PageLink {
  url: string;
  text: string;
}

/** Metadata of a page; null if missing. */
export interface PageMetadata {
  /** Title of the content, without the name of the site. */
  title: string | null;
  description: string | null;
  /** Authors, separated by commas. */
  author: string | null;
  /** ISO 8601 date, or date and time in UTC. */
  published_at: string | null;
  /** Language tag (BCP 47). */
  language: string | null;
  site_name: string | null;
  canonical_url: string | null;
  /** URL of its lead picture. */
  image: string | null;
  /** Media type it was served with, without parameters. */
  content_type: string | null;
}

/** The extracted page; formats that were not requested are null. */
export interface ExtractedPage {
  title: string | null;
  markdown: string | null;
  text: string | null;
  html: string | null;
  links: PageLink[] | null;
  metadata: PageMetadata | null;
}

/**
 * A page; or why there is none (`detail` completes "no content: ..."; final when no other provider would find one);
 * or the target of a redirect.
 */
export type Extraction =
  | { outcome: 'page'; page: ExtractedPage }
  | { outcome: 'blocked'; isWall?: boolean; detail: string; isFinal?: boolean; settles?: PageSettling }
  | { outcome: 'moved'; url: string };

/** Returns the metadata of content with few properties. */
export function sparseMetadata(mediaType: string | null, stated: Partial<PageMetadata>): PageMetadata {
  return {
    title: null,
    description: null,
    author: null,
    published_at: null,
    language: null,
    site_name: null,
    canonical_url: null,
    image: null,
    content_type: mediaType,
    ...stated,
  };
}
