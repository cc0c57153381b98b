/** How one request ended. */
export interface AttemptResult {
  isSuccess: boolean;
  /** The endpoint answered 410: it must get no further requests. */
  isGone: boolean;
  durationMs: number;
  responseStatus: number | null;
  responseBody: string | null;
  error: string | null;
}
