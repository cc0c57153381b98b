import { AppError } from '@capstan/platform-core';

/** 502: every provider was tried and failed. @param reason if it is about what the caller asked for. */
export class ProvidersFailedError extends AppError {
  constructor(capability: string, retryAfterSeconds: number, reason?: string) {
    super({
      slug: 'providers-failed',
      status: 502,
      title: 'All providers failed',
      detail: `No provider of ${capability} returned a usable answer${reason === undefined ? '' : `: ${reason}`}. Nothing was charged.`,
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds,
      alternativeAction: 'Retry after Retry-After; GET /v1/requests/{request_id} lists every attempt.',
    });
  }
}
