import { Inject, Injectable } from '@nestjs/common';
import {
  FixedWindows,
  type HttpConfig,
  RATE_WINDOW_MS,
  type RateLimitState,
  httpConfig,
  networkOf,
} from '@capstan/platform-http';
import type { Verdict } from './refusal.js';

const MAX_NETWORKS = 50_000;

/**
 * Counts well-formed but unknown keys by address: above the limit, an address gets no further database reads
 * within the minute. Counted separately from other requests, so that callers who share an address with a busy
 * caller without a key can still use theirs.
 */
@Injectable()
export class FailedLookups {
  private readonly windows = new FixedWindows(MAX_NETWORKS);

  constructor(@Inject(httpConfig.token) private readonly config: HttpConfig) {}

  /** Returns the rate limit state if a further lookup must be rejected. */
  beyondLimit(address: string): RateLimitState | undefined {
    const limit = this.config.rateLimitPerMinute;
    const window = this.windows.current(networkOf(address));
    if (!window || window.hits < limit) return undefined;
    const resetAtSeconds = Math.ceil(window.endsAtMs / 1000);
    return { scope: 'address', limit, remaining: 0, resetAtSeconds, exceeded: true };
  }

  /** Counts the outcome of a lookup for the calling address, and returns it. */
  async watch(address: string, lookup: Promise<Verdict>): Promise<Verdict> {
    const verdict = await lookup;
    if (verdict === 'unknown_key') this.windows.hit(networkOf(address), RATE_WINDOW_MS);
    return verdict;
  }
}
