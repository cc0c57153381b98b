/** The outcome of a step: its result, or why it failed. */
export type Step<T> = T | { error: string };

/** A screenshot as served by its URL. */
export interface Picture {
  status: number;
  signature: string;
  bytes: number;
}

/** The observations of a new user, from `npm start` to the end. */
export interface JourneyReport {
  ready: Step<{ url: string }>;
  search: Step<{ results: number }>;
  scrape: Step<{ markdown: string }>;
  screenshot: Step<{ page: Picture; word: Picture }>;
  console: Step<{ key: string; results: number }>;
  research: Step<{ status: string; cited: number; report: string }>;
  /** A chart and a QR code, as served by their addresses. */
  images: Step<{ chart: Picture; qr: Picture }>;
  /** What the inbox has of a message to it. */
  message: Step<{ status: string; inbox: { subject: string | null; text: string | null }[] }>;
  /** Events that a receiver got, those with a valid signature only. */
  webhook: Step<{ signed: string[] }>;
  /** Transcription without weights and vendors. */
  transcribe: Step<{ status: number; type: string; action: string }>;
  build: Step<{
    status: string;
    /** Pages that the home page links to, with the status of each. */
    pages: Record<string, number>;
    withheld: unknown[];
  }>;
  stop: Step<{ code: number | null; left: string[] }>;
  /** End of the output of the service. */
  output: string;
}
