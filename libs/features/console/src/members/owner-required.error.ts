import { AppError } from '@capstan/platform-core';

/** 403: only owners of the account may do this. */
export class OwnerRequiredError extends AppError {
  constructor() {
    super({
      slug: 'owner-required',
      status: 403,
      title: 'Owner required',
      detail: 'Only owners of the account may invite, change and remove members.',
      category: 'authentication',
      isRetriable: false,
      alternativeAction: 'Ask an owner of the account; GET /console/api/members names them.',
    });
  }
}
