import { AppError } from '@capstan/platform-core';

/** 502: every provider was tried and failed (design 4). */
export class ProvidersFailedError extends AppError {
  constructor(capability: string, retryAfterSeconds: number) {
    super({
      slug: 'providers-failed',
      status: 502,
      title: 'All providers failed',
      detail: `No provider of ${capability} gave a usable answer. Nothing was charged.`,
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds,
      alternativeAction: 'Retry after the stated wait; GET /v1/requests/{request_id} shows every attempt.',
    });
  }
}
