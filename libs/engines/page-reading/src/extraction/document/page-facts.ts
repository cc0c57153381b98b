/** Properties of a page from one walk; everything except its main content is derived from them. */
export interface PageFacts {
  /** Text of `<title>`. */
  title: string;
  /** Texts of the `<h1>`s, without empty ones. */
  headings: string[];
  language: string | null;
  /** `href` of `<base>`, as written. */
  baseHref: string | null;
  /** Contents of `<script type="application/ld+json">`. */
  jsonLd: string[];
  /** First value per `name`, `property` or `http-equiv` of `<meta>`, names in lower case. */
  meta: Map<string, string>;
  /** First value per `itemprop`: its `content`, `datetime`, `href` or text. */
  itemprops: Map<string, string>;
  /** `datetime` values of `<time>`, those marked as publication first. */
  times: string[];
  /** Text of the first `rel="author"`. */
  relAuthor: string | null;
  canonical: string | null;
  /** `href` and text of the anchors, as written. */
  anchors: { href: string; text: string }[];
  /** Addresses of `<frame>`s, as written. */
  frames: string[];
  elements: number;
  scripts: number;
  noscriptText: string;
  hasPasswordField: boolean;
  /** Whether it has the root element of a single-page application. */
  hasAppRoot: boolean;
  /** Beginning of the visible text. */
  visibleText: string;
  /** Length of all visible text without white space. */
  visibleChars: number;
  /** Length outside of navigation, header, footer, aside and forms. */
  contentChars: number;
}
