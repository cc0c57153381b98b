import { AppError } from '@capstan/platform-core';

/** 400: the body is not JSON. */
export class MalformedBodyError extends AppError {
  /** @param reason as a clause, if known. */
  constructor(reason?: string) {
    super({
      slug: 'malformed-body',
      status: 400,
      title: 'Malformed body',
      detail: `The request body is not valid JSON${reason === undefined ? '' : `: ${reason}`}.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Check the JSON syntax and the encoding (UTF-8) of the body: double quotes, no trailing commas, no missing brackets.',
    });
  }
}
