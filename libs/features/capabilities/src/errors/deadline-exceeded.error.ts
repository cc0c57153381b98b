import { AppError } from '@capstan/platform-core';

/** 504: the deadline of the call passed before any provider answered (design 4). */
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
      alternativeAction: 'Retry, with a longer timeout where the capability takes one.',
    });
  }
}
