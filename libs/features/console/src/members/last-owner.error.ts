import { AppError } from '@capstan/platform-core';

/** 409: an account keeps at least one owner. */
export class LastOwnerError extends AppError {
  constructor() {
    super({
      slug: 'last-owner',
      status: 409,
      title: 'Last owner',
      detail: 'This is the last owner of the account, who cannot be removed or get another role.',
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Make another member an owner first.',
    });
  }
}
