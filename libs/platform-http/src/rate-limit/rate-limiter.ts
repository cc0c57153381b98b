import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import { type HttpConfig, httpConfig } from '../http.config.js';
import type { RequestContext } from '../request-context/request-context.js';
import type { RateLimitState } from './rate-limit-state.js';

const WINDOW_MS = 60_000;

/** Counts requests by key, or by address for callers without a valid key (spec 8.1). */
@Injectable()
export class RateLimiter {
  constructor(
    @Inject(ThrottlerStorage) private readonly storage: ThrottlerStorage,
    @Inject(httpConfig.token) private readonly config: HttpConfig,
  ) {}

  async count(context: RequestContext): Promise<RateLimitState> {
    const subject = context.rateLimitSubject;
    const limit = subject?.limitPerMinute ?? this.config.rateLimitPerMinute;
    const key = subject?.key ?? `address:${context.address}`;
    const record = await this.storage.increment(key, WINDOW_MS, limit, 0, 'default');
    return {
      limit,
      remaining: Math.max(0, limit - record.totalHits),
      resetAtSeconds: Math.floor(Date.now() / 1000) + record.timeToExpire,
      exceeded: record.isBlocked,
    };
  }
}
