import { AppError } from '@capstan/platform-core';
import type { RateLimitScope, RateLimitState } from '../request-context/rate-limit-state.js';

const WHOSE: Record<RateLimitScope, string> = {
  key: 'with this API key',
  account: 'with the keys of this account together',
  address: 'without a valid API key from this address',
};

/** 429: the key, its account, or the address without a key, used up its minute. */
export class RateLimitedError extends AppError {
  constructor({ scope, limit, resetAtSeconds }: RateLimitState) {
    const retryAfterSeconds = Math.max(1, resetAtSeconds - Math.floor(Date.now() / 1000));
    super({
      slug: 'rate-limited',
      status: 429,
      title: 'Rate limit exceeded',
      detail: `More than ${limit} requests in a minute ${WHOSE[scope]}.`,
      category: 'transient',
      isRetriable: true,
      alternativeAction: `Wait ${retryAfterSeconds} s, then go on; ask an admin for a higher limit if you need it.`,
      retryAfterSeconds,
    });
  }
}
