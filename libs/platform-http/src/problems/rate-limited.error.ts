import { AppError } from '@capstan/platform-errors';
import type { RateLimitState } from '../rate-limit/rate-limit-state.js';

/** 429 (spec 7.4): the key, or the address without a key, used up its minute. */
export class RateLimitedError extends AppError {
  constructor({ limit, resetAtSeconds }: RateLimitState) {
    const retryAfterSeconds = Math.max(1, resetAtSeconds - Math.floor(Date.now() / 1000));
    super({
      slug: 'rate-limited',
      status: 429,
      title: 'Rate limit exceeded',
      detail: `More than ${limit} requests in a minute.`,
      category: 'transient',
      isRetriable: true,
      alternativeAction: `Wait ${retryAfterSeconds} s, then go on; ask an admin for a higher limit if you need it.`,
      retryAfterSeconds,
    });
  }
}
