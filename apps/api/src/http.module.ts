import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { ThrottlerStorage } from '@nestjs/throttler';
import { AccessGuard, AuthModule } from '@capstan/auth';
import {
  MemoryThrottlerStorage,
  NegotiationGuard,
  ProblemFilter,
  RateLimiter,
  RedisThrottlerStorage,
  ValidationPipe,
} from '@capstan/platform-http';
import { RedisConnection, RedisModule } from '@capstan/platform-jobs';

/**
 * Every global enhancer, in the order in which a request passes them. Before them, and before the body is
 * read, run the HTTP hooks (`registerHttpHooks`): request context; authentication (`Authentication`, which
 * never rejects a caller without a valid key: that would bypass the rate limit); rate limit (`RateLimiter`,
 * by key, or by address without a valid one, so that guessing keys is limited too): 429. After the handler,
 * `ApiAdapter.reply` puts what it returned in the envelope, and the hooks write the headers that every response has.
 */
@Module({
  imports: [AuthModule, RedisModule],
  providers: [
    // 1. Authorization: 401 and 403.
    { provide: APP_GUARD, useClass: AccessGuard },
    // 2. Content negotiation: 406, before any work is done.
    { provide: APP_GUARD, useClass: NegotiationGuard },
    // 3. Parameters: unknown fields are rejected, with the path of each error.
    { provide: APP_PIPE, useClass: ValidationPipe },
    // 4. Errors in the envelope.
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
