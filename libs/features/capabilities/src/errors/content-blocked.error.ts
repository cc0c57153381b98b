import { AppError } from '@capstan/platform-core';

/** 422: the content cannot be reached: bot wall, CAPTCHA, login, refusal (spec 7.2). */
export class ContentBlockedError extends AppError {
  /** @param alternativeAction what the caller can do; default: for a page that does not let programs in. */
  constructor(
    detail: string,
    alternativeAction = 'Try another source for the same content; this one does not let programs in.',
  ) {
    super({
      slug: 'content-blocked',
      status: 422,
      title: 'Content blocked',
      detail: `The content could not be accessed: ${detail}. Nothing was charged.`,
      category: 'content_access',
      isRetriable: false,
      alternativeAction,
    });
  }
}
