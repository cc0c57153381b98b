import { AppError } from '@capstan/platform-core';

/** 400: the capability is not called by jobs such as `batch`. */
export class NotBatchableError extends AppError {
  /** @param instead what callers do instead, as a sentence. */
  constructor(name: string, instead: string) {
    super({
      slug: 'not-batchable',
      status: 400,
      title: 'Not for batches',
      detail: `${name} cannot be called by a batch.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: instead,
      faults: [{ path: 'capability', message: `${name} cannot be called by a batch` }],
    });
  }
}
