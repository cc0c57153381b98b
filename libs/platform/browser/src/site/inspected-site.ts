/** What a request of a page is answered with. */
export interface SiteAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** A site that exists only in memory: no request of its pages leaves the process. */
export interface InspectOptions {
  /** Answers a request below the site's root; null: it is refused like any other address. */
  answer: (request: { method: string; path: string }) => SiteAnswer | null;
  signal: AbortSignal;
  /** Wall-clock milliseconds for the whole look, waiting for a free slot included. */
  timeoutMs: number;
}

/** How a page is looked at; sizes in CSS pixels. */
export interface PageView {
  width: number;
  height: number;
  isDark: boolean;
}

/** A page of the site, loaded. It lives until the next one is opened. */
export interface InspectedPage {
  readonly status: number;
  /** Faults that scripts and the browser reported so far: console errors, exceptions, refused requests. */
  readonly faults: readonly string[];
  /** Shows the same document in another size or colour scheme. */
  view(view: PageView): Promise<void>;
  /** The value of an expression, which must be JSON, promises awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** Picture of the viewport as PNG. */
  picture(): Promise<Uint8Array>;
  /** The document on A4 paper: tagged for screen readers, with an outline of its headings and numbered pages. */
  pdf(): Promise<Uint8Array>;
}

/** The site in the browser. */
export interface InspectedSite {
  /** Opens a page by its path below the root, e.g. `contact.html`. */
  open(path: string, view: PageView): Promise<InspectedPage>;
}
