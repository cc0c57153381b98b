import { AppError } from '@capstan/platform-core';

/** 408: the request did not arrive in time. */
export class RequestTimeoutError extends AppError {
  constructor() {
    super({
      slug: 'request-timeout',
      status: 408,
      title: 'Request timeout',
      detail: 'The request was not received in time.',
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds: 1,
      alternativeAction: 'Send the request again on a new connection, without pauses.',
    });
  }
}
