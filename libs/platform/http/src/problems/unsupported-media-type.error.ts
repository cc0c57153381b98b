import { AppError } from '@capstan/platform-core';

/** 415: request bodies must be JSON (docs/contract.md 4). */
export class UnsupportedMediaTypeError extends AppError {
  constructor() {
    super({
      slug: 'unsupported-media-type',
      status: 415,
      title: 'Unsupported media type',
      detail: 'Request bodies must be application/json in UTF-8.',
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Send the body as JSON with Content-Type: application/json.',
    });
  }
}
