import { AppError } from '@capstan/platform-core';

/** 406: the route cannot respond with a media type that `Accept` allows. */
export class NotAcceptableError extends AppError {
  constructor(offered: string[]) {
    super({
      slug: 'not-acceptable',
      status: 406,
      title: 'Not acceptable',
      detail: `This route responds with ${offered.join(' or ')}.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: `Send Accept: ${offered[0]}, or omit the header.`,
    });
  }
}
