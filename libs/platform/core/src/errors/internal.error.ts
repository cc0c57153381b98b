import { AppError } from './app-error.js';

/** 500: a fault of ours. The cause goes to the log under the request id, never to the caller. */
export class InternalError extends AppError {
  constructor(cause: unknown) {
    super({
      slug: 'internal',
      status: 500,
      title: 'Internal error',
      detail: 'The service failed to handle this request. Nothing was charged.',
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds: 5,
      alternativeAction:
        'Retry after the stated wait; if it persists, report metadata.request_id to the operator.',
      cause,
    });
  }
}
