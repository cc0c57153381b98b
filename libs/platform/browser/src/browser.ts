/** Options of a visit. */
export interface VisitOptions {
  /** Absolute http(s) URL. */
  url: string;
  /** Aborts the visit at any stage. */
  signal: AbortSignal;
  /** Wall-clock limit of the whole visit: waiting for a free slot, loading, and `read`. */
  timeoutMs: number;
  /** CSS pixels; default 1280 x 800. */
  viewport?: { width: number; height: number };
  /** Name in Playwright's list of devices (`iPhone 15`); sets viewport, scale, touch and user agent. */
  device?: string;
  /** Prefer a dark color scheme. */
  dark?: boolean;
  /** What to wait for after loading: a CSS selector that must become visible, or milliseconds. */
  waitFor?: { selector: string } | { ms: number };
  /** Check robots.txt first, for the page and for every document that it navigates to. */
  respectRobots?: boolean;
  /** Limit of everything that the page loads, decompressed; default 50 MiB. */
  maxBytes?: number;
}

/** A loaded page, valid until `read` returns. */
export interface VisitedPage {
  /** URL after redirects and client-side navigation. */
  readonly url: string;
  /** HTTP status of the document. */
  readonly status: number;
  /** Headers of the document; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Returns the current document, with open shadow roots and same-origin frames flattened. */
  html(): Promise<string>;
  /** Takes a picture of the viewport or the whole page. */
  screenshot(options: ScreenshotOptions): Promise<PagePicture>;
}

export interface ScreenshotOptions {
  format: 'png' | 'jpeg' | 'webp';
  fullPage: boolean;
}

/** An encoded image; its size in device pixels. */
export interface PagePicture {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** The page was taller than the maximum; the lower part is missing. */
  isCut: boolean;
}

/** Opens pages in one shared headless Chromium, each in its own context. */
export abstract class Browser {
  /** Whether a Chromium was found (configured, installed or bundled) and is not switched off. */
  abstract isAvailable(): boolean;

  /** Loads the page, passes it to `read` and always closes it. @throws BrowserError with the reason. */
  abstract visit<T>(options: VisitOptions, read: (page: VisitedPage) => Promise<T>): Promise<T>;
}
