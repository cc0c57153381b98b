import { AppError } from '@capstan/platform-core';

/** 409: the account has the maximum number of working keys. */
export class TooManyKeysError extends AppError {
  /** @param limit maximum number of working keys of an account. */
  constructor(limit: number) {
    super({
      slug: 'too-many-keys',
      status: 409,
      title: 'Too many keys',
      detail: `The account has ${limit} working keys, which is the maximum.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Revoke keys that are no longer needed, or ask the operator for a higher limit. A key can still be rotated with `overlap_seconds` 0.',
      extensions: { limit },
    });
  }
}
