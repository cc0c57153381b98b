import type { PageFormat } from './page-format.js';

/** What the content of an answer is, after sniffing; the media type alone is often wrong. */
export type ContentKind = 'html' | 'pdf' | 'markdown' | 'json' | 'xml' | 'text';

/** One answer to extract from. Crosses to the worker thread, so it is plain data. */
export interface ExtractionJob {
  kind: ContentKind;
  /** Final URL: the base of relative links. */
  url: string;
  /** URL that was asked for; tells a redirect to a login page from a login page that was wanted. */
  requestedUrl: string;
  /** Media type without parameters, or null when the server named none. */
  mediaType: string | null;
  /** Response headers, names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Decoded text; bytes for `pdf`. */
  body: string | Uint8Array;
  formats: readonly PageFormat[];
  /** It comes from a browser: what its scripts have not put there will not come. */
  isRendered?: boolean;
}

/**
 * How a browser may still get a page: the document fills in the place where it stands, or a challenge moves on to
 * the page behind it.
 */
export type PageSettling = 'in_place' | 'by_moving';

/** A link of a page: absolute address without fragment, and its text or the description of its picture. */
export interface PageLink {
  url: string;
  text: string;
}

/** What a page states about itself; null where it states nothing. */
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
  /** Address of its lead picture. */
  image: string | null;
  /** Media type it was served with, without parameters. */
  content_type: string | null;
}

/** What was made of a page; formats not asked for are null. */
export interface ExtractedPage {
  title: string | null;
  markdown: string | null;
  text: string | null;
  html: string | null;
  links: PageLink[] | null;
  metadata: PageMetadata | null;
}

/**
 * A page; or why there is none (`detail` completes "no content: ..."; final when nobody would find one there); or where the page sends its reader.
 */
export type Extraction =
  | { outcome: 'page'; page: ExtractedPage }
  | { outcome: 'blocked'; isWall?: boolean; detail: string; isFinal?: boolean; settles?: PageSettling }
  | { outcome: 'moved'; url: string };

/** Metadata of content that states little about itself. */
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
