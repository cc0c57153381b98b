import { AppError } from '@capstan/platform-core';

/** A stream that ends, or that its client closes, frees its slot at once. */
const RETRY_AFTER_SECONDS = 5;

/** 429: the account has as many open streams as one account may have. */
export class TooManyStreamsError extends AppError {
  /** @param limit open streams that an account may have. */
  constructor(limit: number) {
    super({
      slug: 'too-many-streams',
      status: 429,
      title: 'Too many open streams',
      detail: `The account has ${limit} streams of builds and research open, the most that an account may have at once.`,
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      alternativeAction:
        'Close streams that are not read, or poll the status of the build or run instead. A stream ends when its job ends.',
      extensions: { limit },
    });
  }
}
