import { AppError } from '@capstan/platform-core';

/** 408: the request did not arrive within the time a client has to send it. */
export class RequestTimeoutError extends AppError {
  constructor() {
    super({
      slug: 'request-timeout',
      status: 408,
      title: 'Request timeout',
      detail: 'The request took too long to arrive.',
      category: 'transient',
      isRetriable: true,
      alternativeAction: 'Send the request again, whole and without pauses, on a new connection.',
    });
  }
}
