import { AppError } from '@capstan/platform-core';

/** 415: the body is compressed; `Accept-Encoding` says what is accepted (RFC 9110, 15.5.16). */
export class UnsupportedContentCodingError extends AppError {
  constructor(coding: string) {
    super({
      slug: 'unsupported-media-type',
      status: 415,
      title: 'Unsupported media type',
      detail: `Request bodies must not be compressed (Content-Encoding: ${coding.slice(0, 50)}).`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Send the body as it is, without Content-Encoding.',
      headers: { 'Accept-Encoding': 'identity' },
    });
  }
}
