import { AppError } from '@capstan/platform-core';

/** 403: the recipient is not in a list of allowed recipients. */
export class RecipientNotAllowedError extends AppError {
  /** @param list the owner of the list. */
  constructor(recipient: string, list: 'account' | 'operator') {
    super({
      slug: 'recipient-not-allowed',
      status: 403,
      title: 'Recipient not allowed',
      detail: `${recipient} is not on the list of allowed recipients of the ${list}. Nothing was sent.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        list === 'account'
          ? 'Add the recipient or a pattern with PATCH /v1/messages/settings, which needs the scope account.'
          : 'Ask the operator to allow the recipient.',
    });
  }
}
