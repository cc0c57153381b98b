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
 * Keys of the right form that turned out unknown, by address: whoever tries too many of them gets no further
 * database read within the minute. Counted apart from other requests, so that callers who share an address
 * with a busy one without a key can still use theirs.
 */
@Injectable()
export class FailedLookups {
  private readonly windows = new FixedWindows(MAX_NETWORKS);

  constructor(@Inject(httpConfig.token) private readonly config: HttpConfig) {}

  /** What to refuse a further lookup with; undefined while there may be one. */
  beyondLimit(address: string): RateLimitState | undefined {
    const limit = this.config.rateLimitPerMinute;
    const window = this.windows.current(networkOf(address));
    if (!window || window.hits < limit) return undefined;
    const resetAtSeconds = Math.ceil(window.endsAtMs / 1000);
    return { scope: 'address', limit, remaining: 0, resetAtSeconds, exceeded: true };
  }

  /** Counts the outcome of a lookup for the address that asked, and hands it on. */
  async watch(address: string, lookup: Promise<Verdict>): Promise<Verdict> {
    const verdict = await lookup;
    if (verdict === 'unknown_key') this.windows.hit(networkOf(address), RATE_WINDOW_MS);
    return verdict;
  }
}
