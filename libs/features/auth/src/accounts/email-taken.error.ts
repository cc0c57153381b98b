import { AppError } from '@capstan/platform-core';

/** 409: another account has this e-mail address, upper and lower case aside. */
export class EmailTakenError extends AppError {
  constructor(email: string) {
    super({
      slug: 'email-taken',
      status: 409,
      title: 'E-mail address taken',
      detail: `An account with the e-mail address ${email} exists already.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Use the existing account, or create this one with another e-mail address.',
    });
  }
}
