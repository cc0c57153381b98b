import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { ThrottlerStorage } from '@nestjs/throttler';
import { AccessGuard, AuthenticationGuard, AuthModule } from '@capstan/auth';
import {
  EnvelopeInterceptor,
  MemoryThrottlerStorage,
  NegotiationGuard,
  ProblemFilter,
  RateLimitGuard,
  RateLimiter,
  RedisThrottlerStorage,
  ValidationPipe,
} from '@capstan/platform-http';
import { RedisConnection, RedisModule } from '@capstan/platform-queue';

/**
 * Every global enhancer, in the order in which a request meets them. Before all of them run the HTTP hooks
 * (`registerHttpHooks`): request context on the way in, the headers of spec 8.2 on the way out.
 */
@Module({
  imports: [AuthModule, RedisModule],
  providers: [
    // 1. Who calls? Never refuses: a refusal here would escape the rate limit.
    { provide: APP_GUARD, useClass: AuthenticationGuard },
    // 2. How often? By key, or by address without a valid one, so that guessing keys is limited too.
    { provide: APP_GUARD, useClass: RateLimitGuard },
    // 3. May they? 401 and 403.
    { provide: APP_GUARD, useClass: AccessGuard },
    // 4. Can the answer be read? 406, before any work is done.
    { provide: APP_GUARD, useClass: NegotiationGuard },
    // 5. The envelope around what the handler returns.
    { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
    // 6. Parameters: unknown fields refused, the path of each fault told.
    { provide: APP_PIPE, useClass: ValidationPipe },
    // 7. Whatever was thrown, as the error envelope.
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
