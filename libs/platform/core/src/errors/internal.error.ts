import { AppError } from './app-error.js';

/** 500: an unexpected error. The cause is logged with the request id and never sent to the caller. */
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
        'Retry after `retry_after_seconds`; if the error persists, report metadata.request_id to the operator.',
      cause,
    });
  }
}
