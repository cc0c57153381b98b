import { AppError } from '@capstan/platform-core';

/** 429: too many attempts to sign in from an address, or at a user. Both read alike, so that neither shows whether a user exists. */
export class TooManySignInsError extends AppError {
  constructor(retryAfterSeconds: number) {
    super({
      slug: 'too-many-sign-ins',
      status: 429,
      title: 'Too many attempts to sign in',
      detail: 'There were too many attempts to sign in.',
      category: 'transient',
      isRetriable: true,
      alternativeAction: `Wait ${retryAfterSeconds} s, or use a sign-in link of the operator (\`npm run console:link\`).`,
      retryAfterSeconds,
    });
  }
}
