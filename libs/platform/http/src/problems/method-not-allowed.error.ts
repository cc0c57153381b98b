import { AppError } from '@capstan/platform-core';

/** 405: the path exists, but not with this method; `Allow` lists the methods (RFC 9110, 15.5.6). */
export class MethodNotAllowedError extends AppError {
  constructor(method: string, allowed: string[]) {
    super({
      slug: 'method-not-allowed',
      status: 405,
      title: 'Method not allowed',
      detail: `${method} is not allowed here; use ${allowed.join(' or ')}.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: `Send the request with ${allowed.join(' or ')}.`,
      headers: { Allow: allowed.join(', ') },
    });
  }
}
