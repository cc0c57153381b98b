import { AppError } from '@capstan/platform-core';

/** 409: the account has as many webhooks as an account may have. */
export class TooManyWebhooksError extends AppError {
  /** @param limit webhooks an account may have. */
  constructor(limit: number) {
    super({
      slug: 'too-many-webhooks',
      status: 409,
      title: 'Too many webhooks',
      detail: `The account has ${limit} webhooks, which is the limit.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Delete webhooks that are no longer needed, or ask the operator for more.',
      extensions: { limit },
    });
  }
}
