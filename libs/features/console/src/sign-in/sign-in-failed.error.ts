import { AppError } from '@capstan/platform-core';

/** 401: the password, the link or the passkey is not valid. It does not say whether the user exists. */
export class SignInFailedError extends AppError {
  constructor() {
    super({
      slug: 'sign-in-failed',
      status: 401,
      title: 'Sign-in failed',
      detail: 'The password, link or passkey is wrong, expired or already used.',
      category: 'authentication',
      isRetriable: false,
      alternativeAction:
        'Check it, or use another way to sign in; `npm run console:link -- --email <address>` makes a new link.',
    });
  }
}
