import { AppError } from '@capstan/platform-core';
import type { BucketLimits } from './token-bucket.js';

/** 429: failed calls of the account used more resources than one account may. */
export class TooManyExpensiveFailuresError extends AppError {
  constructor(retryAfterSeconds: number, { capacitySeconds, refillSecondsPerMinute }: BucketLimits) {
    super({
      slug: 'too-many-expensive-failures',
      status: 429,
      title: 'Too many expensive failures',
      detail: `Calls of this account that failed, found nothing or were cancelled occupied threads, browser pages or workers for more than the ${capacitySeconds} s that one account may use in this way; ${refillSecondsPerMinute} s are added every minute. This call was not executed. Nothing was charged.`,
      category: 'transient',
      isRetriable: true,
      retryAfterSeconds,
      alternativeAction: `Wait ${retryAfterSeconds} s, then avoid the calls that fail: GET /v1/requests/{request_id} lists the attempts of each call with their durations.`,
    });
  }
}
