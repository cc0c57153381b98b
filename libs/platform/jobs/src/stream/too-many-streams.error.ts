import { AppError } from '@capstan/platform-core';

/** A stream that ends, or is closed by its reader, makes room at once. */
const RETRY_AFTER_SECONDS = 5;

/** 429: the account has as many streams open as an account may have. */
export class TooManyStreamsError extends AppError {
  /** @param limit streams an account may have open at the same time. */
  constructor(limit: number) {
    super({
      slug: 'too-many-streams',
      status: 429,
      title: 'Too many open streams',
      detail: `The account has ${limit} streams of builds and research open, and may not have more at the same time.`,
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      alternativeAction:
        'Close streams that are not read, or ask for the status of the build or run instead. A stream ends by itself with its job.',
      extensions: { limit },
    });
  }
}
