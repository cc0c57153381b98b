import { AppError } from '@capstan/platform-core';

/** 429: tests are real calls, which vendors may charge to the operator. */
export class TooManyProviderTestsError extends AppError {
  constructor(limit: number, retryAfterSeconds: number) {
    super({
      slug: 'rate-limited',
      status: 429,
      title: 'Rate limit exceeded',
      detail: `More than ${limit} tests of this provider in a minute.`,
      category: 'transient',
      isRetriable: true,
      alternativeAction: `Wait ${retryAfterSeconds} s, then test it again.`,
      retryAfterSeconds,
    });
  }
}
