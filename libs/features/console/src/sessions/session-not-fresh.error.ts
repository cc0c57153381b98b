import { AppError } from '@capstan/platform-core';

/** 403: passwords and passkeys are set soon after sign-in only. */
export class SessionNotFreshError extends AppError {
  constructor(seconds: number) {
    super({
      slug: 'session-not-fresh',
      status: 403,
      title: 'Sign in again',
      detail: `A password or passkey can be set within ${seconds / 60} minutes after sign-in.`,
      category: 'authentication',
      isRetriable: false,
      alternativeAction: 'Sign in again, then repeat the request.',
    });
  }
}
