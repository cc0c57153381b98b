import { AppError } from '@capstan/platform-core';

/** 503: files cannot be stored or read right now. */
export class StorageUnavailableError extends AppError {
  /** @param reason for the log and the operator; callers do not see it, because it may name hosts and folders. */
  constructor(
    readonly reason: string,
    cause?: unknown,
  ) {
    super({
      slug: 'storage-unavailable',
      status: 503,
      title: 'Storage unavailable',
      detail: 'The storage for files does not respond. Nothing was changed, and nothing was charged.',
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds: 10,
      alternativeAction: 'Retry after `retry_after_seconds`.',
      cause: new Error(reason, { cause }),
    });
  }
}
