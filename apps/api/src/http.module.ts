import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ThrottlerStorage } from '@nestjs/throttler';
import { AccessGuard, AuthModule } from '@capstan/auth';
import {
  EnvelopeInterceptor,
  MemoryThrottlerStorage,
  NegotiationGuard,
  ProblemFilter,
  RateLimiter,
  RedisThrottlerStorage,
  ValidationPipe,
} from '@capstan/platform-http';
import { RedisConnection, RedisModule } from '@capstan/platform-jobs';

/**
 * Every global enhancer, in the order in which a request meets them. Before all of them, and before the body is
 * read, stand the HTTP hooks (`registerHttpHooks`): request context; who calls (`BearerStrategy`, which never
 * refuses a caller for having no valid key: that would escape the rate limit); how often (`RateLimiter`, by
 * key, or by address without a valid one, so that guessing keys is limited too): 429. On the way out they write the
 * headers that every response has.
 */
@Module({
  imports: [AuthModule, RedisModule],
  providers: [
    // 1. May they? 401 and 403.
    { provide: APP_GUARD, useClass: AccessGuard },
    // 2. Can the answer be read? 406, before any work is done.
    { provide: APP_GUARD, useClass: NegotiationGuard },
    // 3. The envelope, around what the handler returns.
    { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
    // 4. Parameters: unknown fields are refused, with the path of each fault.
    { provide: APP_PIPE, useClass: ValidationPipe },
    // 5. Whatever was thrown, as the error envelope.
    { provide: APP_FILTER, useClass: ProblemFilter },
    RateLimiter,
    {
      provide: ThrottlerStorage,
      inject: [RedisConnection],
      useFactory: ({ client }: RedisConnection): ThrottlerStorage =>
        client ? new RedisThrottlerStorage(client) : new MemoryThrottlerStorage(),
    },
  ],
  exports: [RateLimiter],
})
export class HttpModule {}
