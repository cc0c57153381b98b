import { AppError } from '@capstan/platform-core';

/** 409: the account has as many working keys as an account may have. */
export class TooManyKeysError extends AppError {
  /** @param limit working keys an account may have. */
  constructor(limit: number) {
    super({
      slug: 'too-many-keys',
      status: 409,
      title: 'Too many keys',
      detail: `The account has ${limit} keys that work, and may not have more.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Revoke keys that are no longer needed, or ask the operator for more. A key can still be rotated with `overlap_seconds` 0.',
      extensions: { limit },
    });
  }
}
