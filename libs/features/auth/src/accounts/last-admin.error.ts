import { AppError } from '@capstan/platform-core';

/** 409: afterwards no admin key of the whole deployment would work, and nobody could undo it. */
export class LastAdminError extends AppError {
  constructor() {
    super({
      slug: 'last-admin',
      status: 409,
      title: 'Last admin key',
      detail: 'No other admin key works. Without this one nobody could administer the service any more.',
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Create another key with the scope `admin` on an account that is not suspended, then repeat the request with it.',
    });
  }
}
