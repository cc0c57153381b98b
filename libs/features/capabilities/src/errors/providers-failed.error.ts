import { AppError } from '@capstan/platform-core';

/** 502: every provider was tried and failed. */
export class ProvidersFailedError extends AppError {
  constructor(capability: string, retryAfterSeconds: number) {
    super({
      slug: 'providers-failed',
      status: 502,
      title: 'All providers failed',
      detail: `No provider of ${capability} returned a usable answer. Nothing was charged.`,
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds,
      alternativeAction: 'Retry after Retry-After; GET /v1/requests/{request_id} lists every attempt.',
    });
  }
}
