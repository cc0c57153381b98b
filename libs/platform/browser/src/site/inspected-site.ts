/** The response to a request of a page. */
export interface SiteAnswer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** A site that exists only in memory: no request of its pages leaves the process. */
export interface InspectOptions {
  /** Responds to a request below the site's root; null: it is rejected like any other URL. */
  answer: (request: { method: string; path: string }) => SiteAnswer | null;
  signal: AbortSignal;
  /** Wall-clock milliseconds for the whole inspection, waiting for a free slot included. */
  timeoutMs: number;
}

/** Viewport and color scheme; sizes in CSS pixels. */
export interface PageView {
  width: number;
  height: number;
  isDark: boolean;
}

/** A loaded page of the site, valid until the next one is opened. */
export interface InspectedPage {
  readonly status: number;
  /** Errors reported so far by scripts and the browser: console errors, exceptions, rejected requests. */
  readonly faults: readonly string[];
  /** Changes the viewport or color scheme of the document. */
  view(view: PageView): Promise<void>;
  /** Evaluates an expression to JSON, awaiting promises. */
  evaluate(expression: string): Promise<unknown>;
  /** Takes a picture of the viewport, by default as PNG. */
  picture(format?: 'png' | 'jpeg'): Promise<Uint8Array>;
  /** Prints the document on A4: tagged for screen readers, with an outline of its headings and numbered pages. */
  pdf(): Promise<Uint8Array>;
}

/** A site in the browser. */
export interface InspectedSite {
  /** Opens a page by its path below the root, e.g. `contact.html`. */
  open(path: string, view: PageView): Promise<InspectedPage>;
}
