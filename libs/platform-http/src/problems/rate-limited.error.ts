import { AppError } from '@capstan/platform-errors';

/** 429 (spec 7.4): the key, or the address without a key, used up its minute. */
export class RateLimitedError extends AppError {
  constructor(limitPerMinute: number, retryAfterSeconds: number) {
    super({
      slug: 'rate-limited',
      status: 429,
      title: 'Rate limit exceeded',
      detail: `More than ${limitPerMinute} requests in a minute.`,
      category: 'transient',
      isRetriable: true,
      alternativeAction: `Wait ${retryAfterSeconds} s, then go on; ask an admin for a higher limit if you need it.`,
      retryAfterSeconds,
    });
  }
}
