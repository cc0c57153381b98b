import type { PageSettling } from '../page/page.js';

/** What is known of a page that answered 200 and shows no wall. */
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
  /** Address the answer came from, and the one that was asked. */
  url: string;
  requestedUrl: string;
  /** Its scripts have run: what is still missing will not come. */
  isRendered: boolean;
}

/** An answer that looks like success and is no page. */
export interface NonPage {
  /** Completes "no content: ...". */
  detail: string;
  /** Nobody else would find a page there. */
  isFinal: boolean;
  settles: PageSettling | undefined;
}

/** One kind of them. */
export interface NonPageKind {
  readonly detail: string | ((shape: PageShape) => string);
  readonly applies: (shape: PageShape) => boolean;
  readonly isFinal?: boolean;
  readonly settles?: PageSettling;
}

/** Markup searched for signs of application roots, frames and parking. */
export const SEARCHED_CHARS = 200_000;

/** Of a title or heading; it follows the page's name, or the site's. */
const MAX_SAID_CHARS = 500;

/**
 * True when a title, or the first heading, says it: whole, or beside the name of the site ("Page not found | Boats").
 * @param saying a pattern anchored at both ends.
 */
export function isSaid({ title, headings }: PageShape, saying: RegExp): boolean {
  return [title, headings[0] ?? '']
    .map((text) => text.slice(0, MAX_SAID_CHARS).replace(/\s+/g, ' '))
    .flatMap((text) => [text, ...text.split(/ [|–—·•»:-] |: /)])
    .some((part) => saying.test(part.trim().slice(0, 200)));
}
