import { AppError } from '@capstan/platform-core';

/** 406: the route cannot answer in a media type that `Accept` allows. */
export class NotAcceptableError extends AppError {
  constructor(offered: string[]) {
    super({
      slug: 'not-acceptable',
      status: 406,
      title: 'Not acceptable',
      detail: `This route answers as ${offered.join(' or ')}.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: `Send Accept: ${offered[0]}, or leave the header out.`,
    });
  }
}
