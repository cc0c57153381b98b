import { AppError } from '@capstan/platform-core';

/** 409: the user has as many passkeys as a user may have. */
export class TooManyPasskeysError extends AppError {
  /** @param limit passkeys a user may have. */
  constructor(limit: number) {
    super({
      slug: 'too-many-passkeys',
      status: 409,
      title: 'Too many passkeys',
      detail: `You have ${limit} passkeys, which is the limit.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Remove a passkey that is no longer needed, then add the new one.',
      extensions: { limit },
    });
  }
}
