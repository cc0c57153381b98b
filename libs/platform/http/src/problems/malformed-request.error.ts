import { AppError } from '@capstan/platform-core';

/** 400: the request line or headers cannot be parsed. */
export class MalformedRequestError extends AppError {
  constructor(reason: string) {
    super({
      slug: 'malformed-request',
      status: 400,
      title: 'Malformed request',
      detail: reason,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Check the URL and the headers of the request.',
    });
  }
}
