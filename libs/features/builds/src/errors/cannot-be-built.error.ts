import { AppError } from '@capstan/platform-core';

/** 422: the prompt does not ask for a web site. */
export class CannotBeBuiltError extends AppError {
  /** @param detail what is possible instead, in the language of the prompt. */
  constructor(detail: string) {
    super({
      slug: 'cannot-be-built',
      status: 422,
      title: 'This cannot be built',
      detail,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Describe a web site or a small web app: who it is for, and what visitors should find or do there.',
    });
  }
}
