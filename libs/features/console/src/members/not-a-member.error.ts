import { AppError } from '@capstan/platform-core';

/** 403: the user is in no account, or not in the one that was chosen. It does not say whether that account exists. */
export class NotAMemberError extends AppError {
  constructor() {
    super({
      slug: 'not-a-member',
      status: 403,
      title: 'Not a member of the account',
      detail: 'You are not a member of this account.',
      category: 'authentication',
      isRetriable: false,
      alternativeAction:
        'Choose one of the accounts of GET /console/api/session with `X-Capstan-Account`, or ask an owner for an invitation.',
    });
  }
}
