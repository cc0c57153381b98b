import { AppError } from '@capstan/platform-core';

/** 401: a callback whose signature is missing, wrong or too old. */
export class InvalidCallbackError extends AppError {
  constructor(reason: string) {
    super({
      slug: 'invalid-callback',
      status: 401,
      title: 'Invalid callback',
      detail: `The callback was refused: ${reason}.`,
      category: 'authentication',
      isRetriable: false,
      alternativeAction: 'Sign the callback with the secret that is configured for this provider.',
    });
  }
}
