/** What one walk over a page finds out about it; everything but its main content follows from this. */
export interface PageFacts {
  /** Text of `<title>`. */
  title: string;
  /** Texts of the `<h1>`s, empty ones left out. */
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
  /** It has the element into which single-page applications draw. */
  hasAppRoot: boolean;
  /** Beginning of the text a reader sees. */
  visibleText: string;
  /** Length of all the text a reader sees, white space not counted. */
  visibleChars: number;
  /** Of that, what stands outside of navigation, header, footer, aside, forms. */
  contentChars: number;
}
