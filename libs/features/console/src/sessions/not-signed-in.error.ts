import { AppError } from '@capstan/platform-core';

/** 401: the request has no valid session of the console. */
export class NotSignedInError extends AppError {
  constructor() {
    super({
      slug: 'not-signed-in',
      status: 401,
      title: 'Not signed in',
      detail: 'There is no session, or it has ended.',
      category: 'authentication',
      isRetriable: false,
      alternativeAction: 'Sign in under /console/.',
    });
  }
}
