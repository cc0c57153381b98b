import { AppError } from '@capstan/platform-core';

const BYTES_PER_MB = 1024 * 1024;

/** 422: the stored results of jobs of the account have reached its limit; they stay until they expire. */
export class JobStorageFullError extends AppError {
  /** @param limitBytes limit of the items of all jobs of one account. */
  constructor(limitBytes: number) {
    super({
      slug: 'job-storage-full',
      status: 422,
      title: 'Job storage full',
      detail: `The results of the jobs of this account have reached its limit of ${Math.round(limitBytes / BYTES_PER_MB)} MB. Nothing was stored or charged beyond it.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Ask for fewer or smaller results, wait until earlier ones expire, or ask the operator for a higher limit.',
      extensions: { limit_bytes: limitBytes },
    });
  }
}
