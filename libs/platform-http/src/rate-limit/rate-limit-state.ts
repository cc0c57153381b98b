/** A window after a request was counted; the values of the X-RateLimit headers. */
export interface RateLimitState {
  limit: number;
  /** Requests left in the window, never negative. */
  remaining: number;
  /** Unix seconds at which the window ends. */
  resetAtSeconds: number;
  /** Whether this request is beyond the limit. */
  exceeded: boolean;
}
