import { AppError } from '@capstan/platform-core';

/** 409: the last working admin key of the deployment would stop, which could not be undone. */
export class LastAdminError extends AppError {
  constructor() {
    super({
      slug: 'last-admin',
      status: 409,
      title: 'Last admin key',
      detail: 'This is the last working admin key. Without it, the service could no longer be administered.',
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Create another key with the scope `admin` on an account that is not suspended, then repeat the request with it.',
    });
  }
}
