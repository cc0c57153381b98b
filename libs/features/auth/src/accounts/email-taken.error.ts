import { AppError } from '@capstan/platform-core';

/** 409: another account has this email address (case-insensitive). */
export class EmailTakenError extends AppError {
  constructor(email: string) {
    super({
      slug: 'email-taken',
      status: 409,
      title: 'Email address taken',
      detail: `An account with the email address ${email} already exists.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Use the existing account, or create this one with another email address.',
    });
  }
}
