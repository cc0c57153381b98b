import { AppError } from '@capstan/platform-core';

/** 503: the service cannot respond right now, e.g. it is stopping or its database is unavailable. */
export class ServiceUnavailableError extends AppError {
  constructor(detail: string, cause?: unknown) {
    super({
      slug: 'service-unavailable',
      status: 503,
      title: 'Service unavailable',
      detail: detail,
      category: 'transient',
      isRetriable: true,
      alternativeAction: 'Retry after `retry_after_seconds`. Nothing was charged.',
      retryAfterSeconds: 5,
      cause,
    });
  }
}
