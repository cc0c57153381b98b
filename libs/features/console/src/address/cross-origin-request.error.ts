import { AppError } from '@capstan/platform-core';

/** 403: a request with the session of a user that the console did not send. */
export class CrossOriginRequestError extends AppError {
  constructor(detail: string) {
    super({
      slug: 'cross-origin-request',
      status: 403,
      title: 'Request not sent by the console',
      detail,
      category: 'authentication',
      isRetriable: false,
      alternativeAction:
        'Send `X-Capstan-CSRF` with the `csrf_token` of GET /console/api/session, from the origin of the console. Programs use an API key instead of a session.',
    });
  }
}
