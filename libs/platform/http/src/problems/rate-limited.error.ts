import { AppError } from '@capstan/platform-core';
import type { RateLimitScope, RateLimitState } from '../request-context/rate-limit-state.js';

const LIMITED_BY: Record<RateLimitScope, string> = {
  key: 'with this API key',
  account: 'with the keys of this account together',
  address: 'without a valid API key from this address',
};

/** 429: the key, its account, or the address of a call without a key, has reached its limit. */
export class RateLimitedError extends AppError {
  constructor({ scope, limit, resetAtSeconds }: RateLimitState) {
    const retryAfterSeconds = Math.max(1, resetAtSeconds - Math.floor(Date.now() / 1000));
    super({
      slug: 'rate-limited',
      status: 429,
      title: 'Rate limit exceeded',
      detail: `More than ${limit} requests in a minute ${LIMITED_BY[scope]}.`,
      category: 'transient',
      isRetriable: true,
      alternativeAction: `Wait ${retryAfterSeconds} s, then continue; ask an admin if you need a higher limit.`,
      retryAfterSeconds,
    });
  }
}
