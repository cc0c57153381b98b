import { AppError } from '@capstan/platform-core';

/** 504: no provider answered before the deadline of the call. */
export class DeadlineExceededError extends AppError {
  constructor(capability: string, deadlineMs: number) {
    super({
      slug: 'deadline-exceeded',
      status: 504,
      title: 'Deadline exceeded',
      detail: `${capability} did not finish within ${deadlineMs} ms. Nothing was charged.`,
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds: 5,
      alternativeAction: 'Retry, with a longer timeout if the capability has such a parameter.',
    });
  }
}
