import { AppError } from '@capstan/platform-core';

/**
 * 422: the content is not accessible because of a bot wall, CAPTCHA, login or refusal (docs/contract.md 7).
 */
export class ContentBlockedError extends AppError {
  /** @param alternativeAction what the caller can do; default: for a page that blocks automated access. */
  constructor(
    detail: string,
    alternativeAction = 'Use another source for the same content; this one blocks automated access.',
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
