/** How to open a page. */
export interface VisitOptions {
  /** Absolute http(s) URL. */
  url: string;
  /** Ends the visit at any stage. */
  signal: AbortSignal;
  /** Wall-clock cap of the whole visit: waiting for a free slot, loading, and what `read` does. */
  timeoutMs: number;
  /** CSS pixels; default 1280 x 800. */
  viewport?: { width: number; height: number };
  /** Name in Playwright's list of devices (`iPhone 15`); brings its viewport, scale, touch and user agent. */
  device?: string;
  /** Prefer a dark colour scheme. */
  dark?: boolean;
  /** What to wait for after the page has loaded: a CSS selector that must become visible, or milliseconds. */
  waitFor?: { selector: string } | { ms: number };
  /** Ask robots.txt first, for the page and for every document it moves on to. */
  respectRobots?: boolean;
  /** Cap of all that the page loads, decompressed; default 50 MiB. */
  maxBytes?: number;
}

/** A page that has loaded. It lives as long as the `read` it is handed to. */
export interface VisitedPage {
  /** Address after redirects and client-side moves. */
  readonly url: string;
  /** HTTP status of the document. */
  readonly status: number;
  /** Headers of the document; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The document as it stands now, open shadow roots and same-origin frames flattened in. */
  html(): Promise<string>;
  /** A picture of the viewport or the whole page. */
  screenshot(options: ScreenshotOptions): Promise<PagePicture>;
}

export interface ScreenshotOptions {
  format: 'png' | 'jpeg' | 'webp';
  fullPage: boolean;
}

/** Encoded image; its size in device pixels. */
export interface PagePicture {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** The page was taller than a picture may be; the lower part is missing. */
  isCut: boolean;
}

/** Opens pages in one shared headless Chromium, each in a context of its own. */
export abstract class Browser {
  /** Whether a Chromium was found (configured, installed or bundled) and is not switched off. */
  abstract isAvailable(): boolean;

  /**
   * Loads the page, hands it to `read` and closes it, whatever happens.
   * @throws BrowserError with the reason.
   */
  abstract visit<T>(options: VisitOptions, read: (page: VisitedPage) => Promise<T>): Promise<T>;
}
