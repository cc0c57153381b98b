import { AppError } from '@capstan/platform-core';

/** 403: the request comes from a web page of an origin that may not use this service. */
export class OriginNotAllowedError extends AppError {
  constructor(detail: string) {
    super({
      slug: 'origin-not-allowed',
      status: 403,
      title: 'Origin not allowed',
      detail,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Call from a program instead of a web page, or ask the operator to add the host name of the page to MCP_ALLOWED_ORIGINS.',
    });
  }
}
