import { AppError } from '@capstan/platform-core';

/** 503: the service cannot work right now, e.g. it is stopping or its database is away. */
export class ServiceUnavailableError extends AppError {
  constructor(detail: string, cause?: unknown) {
    super({
      slug: 'service-unavailable',
      status: 503,
      title: 'Service unavailable',
      detail: detail,
      category: 'transient',
      isRetriable: true,
      alternativeAction: 'Retry after the stated wait. Nothing was charged.',
      retryAfterSeconds: 5,
      cause,
    });
  }
}
