/** The subject of a rate limit. */
export type RateLimitScope = 'key' | 'account' | 'address';

/** The state of a window after a request was counted; the values of the X-RateLimit headers. */
export interface RateLimitState {
  /** Which limit it is: of several, the one with the fewest requests left. */
  scope: RateLimitScope;
  limit: number;
  /** Requests left in the window, never negative. */
  remaining: number;
  /** Unix seconds at which the window ends. */
  resetAtSeconds: number;
  /** Whether this request is beyond the limit. */
  exceeded: boolean;
}

/** Returns the state for a request that is not counted. */
export const unusedRateLimit = (limit: number): RateLimitState => ({
  scope: 'address',
  limit,
  remaining: limit,
  resetAtSeconds: Math.floor(Date.now() / 1000) + 60,
  exceeded: false,
});
