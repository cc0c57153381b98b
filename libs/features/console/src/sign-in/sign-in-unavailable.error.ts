import { AppError } from '@capstan/platform-core';

/** 409: a way to sign in that this installation does not have. */
export class SignInUnavailableError extends AppError {
  constructor(detail: string, alternativeAction: string) {
    super({
      slug: 'sign-in-unavailable',
      status: 409,
      title: 'Way to sign in not available',
      detail,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction,
    });
  }
}
