import type { PageSettling } from '../page/page.js';

/** Properties of a page with status 200 and without a wall. */
export interface PageShape {
  title: string;
  /** Texts of the `<h1>`s. */
  headings: readonly string[];
  /** Beginning of the visible text. */
  visibleText: string;
  visibleChars: number;
  /** Visible text outside of navigation, header, footer and forms. */
  contentChars: number;
  scripts: number;
  noscriptText: string;
  hasPasswordField: boolean;
  hasAppRoot: boolean;
  /** Contents of `<script type="application/ld+json">`. */
  jsonLd: readonly string[];
  /** Absolute addresses of the frames of a frameset. */
  frames: readonly string[];
  html: string;
  /** URL of the response, and the requested one. */
  url: string;
  requestedUrl: string;
  /** Whether its scripts have run: missing content will not appear later. */
  isRendered: boolean;
}

/** A response with status 200 that is not a page. */
export interface NonPage {
  /** Completes "no content: ...". */
  detail: string;
  /** Whether other providers would not find a page either. */
  isFinal: boolean;
  settles: PageSettling | undefined;
}

/** A kind of non-page. */
export interface NonPageKind {
  readonly detail: string | ((shape: PageShape) => string);
  readonly applies: (shape: PageShape) => boolean;
  readonly isFinal?: boolean;
  readonly settles?: PageSettling;
}

/** Markup that is searched for application roots, frames and parking. */
export const SEARCHED_CHARS = 200_000;

/** Length limit of titles and headings, which may also contain the name of the page or site. */
const MAX_TITLE_CHARS = 500;

/**
 * Returns whether the title or the first heading matches: whole, or with the name of the site ("Page not found
 * Boats").
 * @param saying a pattern anchored at both ends.
 */
export function titleMatches({ title, headings }: PageShape, saying: RegExp): boolean {
  return [title, headings[0] ?? '']
    .map((text) => text.slice(0, MAX_TITLE_CHARS).replace(/\s+/g, ' '))
    .flatMap((text) => [text, ...text.split(/ [|–—·•»:-] |: /)])
    .some((part) => saying.test(part.trim().slice(0, 200)));
}
