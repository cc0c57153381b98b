import { AppError } from '@capstan/platform-core';

/** 409: an account cannot be deleted while its calls are running. */
export class AccountBusyError extends AppError {
  /** @param runningCalls calls that hold credits. */
  constructor(runningCalls: number) {
    super({
      slug: 'account-busy',
      status: 409,
      title: 'Account busy',
      detail: `The account was suspended, but ${runningCalls} of its calls are still running. Nothing was deleted.`,
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds: 15,
      alternativeAction:
        'Retry after `retry_after_seconds`: running calls end by themselves, and no further ones start.',
    });
  }
}
