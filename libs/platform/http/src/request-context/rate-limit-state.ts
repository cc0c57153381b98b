/** What requests are counted for. */
export type RateLimitScope = 'key' | 'account' | 'address';

/** A window after a request was counted; the values of the X-RateLimit headers. */
export interface RateLimitState {
  /** Whose limit it is: where several hold, the one with the least left. */
  scope: RateLimitScope;
  limit: number;
  /** Requests left in the window, never negative. */
  remaining: number;
  /** Unix seconds at which the window ends. */
  resetAtSeconds: number;
  /** Whether this request is beyond the limit. */
  exceeded: boolean;
}

/** What the headers say of a request that counts for nobody. */
export const untouchedLimit = (limit: number): RateLimitState => ({
  scope: 'address',
  limit,
  remaining: limit,
  resetAtSeconds: Math.floor(Date.now() / 1000) + 60,
  exceeded: false,
});
