import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimitedError } from '../problems/rate-limited.error.js';
import type { RateLimitState } from '../request-context/rate-limit-state.js';
import { unusedRateLimit } from '../request-context/rate-limit-state.js';
import type { RateLimiter } from '../rate-limit/rate-limiter.js';
import { admittedRequest } from '../request-context/on-behalf-of.js';
import { type RequestContext, requestContextOf } from '../request-context/request-context.js';
import { routeOf } from '../route-options.js';

/** What runs before every request, including those that fail later. */
export interface Admission {
  readonly limiter: Pick<RateLimiter, 'count'>;
  /** Requests per minute of callers without their own limit. */
  readonly limitPerMinute: number;
  /**
   * Authenticates the caller and sets the subject of the rate limit in the context; returns a promise only when it
   * has to wait. Does not reject callers without a valid key, because public routes accept them.
   */
  authenticate(request: FastifyRequest): void | Promise<void>;
}

/**
 * Authenticates and rate-limits requests before the body is read, also those that never reach a guard (404, invalid
 * bodies, preflights). Responds 429 beyond the limit. Synchronous while the key is cached and the count is in
 * memory.
 */
export function admitRequests(fastify: FastifyInstance, admission: () => Admission): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    let admitted: void | Promise<void>;
    try {
      admitted = admit(request, admission());
    } catch (error) {
      done(error as Error);
      return;
    }
    if (admitted instanceof Promise) void continueAsync(admitted, done);
    else done();
  });
}

async function continueAsync(admitted: Promise<void>, done: (error?: Error) => void): Promise<void> {
  let failure: unknown;
  try {
    await admitted;
  } catch (error) {
    failure = error;
  }
  done(failure as Error | undefined);
}

function admit(request: FastifyRequest, admission: Admission): void | Promise<void> {
  const context = requestContextOf(request);
  if (routeOf(request).isUnlimited === true) {
    context.rateLimit = unusedRateLimit(admission.limitPerMinute);
    return undefined;
  }
  const authenticated = admission.authenticate(request);
  return authenticated instanceof Promise
    ? admitAsync(authenticated, context, admission)
    : count(context, admission);
}

async function admitAsync(
  authenticated: Promise<void>,
  context: RequestContext,
  admission: Admission,
): Promise<void> {
  try {
    await authenticated;
  } catch (error) {
    // The owner of the key is unknown: count it as a call without one.
    await count(context, admission);
    throw error;
  }
  await count(context, admission);
}

function count(context: RequestContext, { limiter }: Admission): void | Promise<void> {
  const outer = admittedRequest();
  if (outer?.rateLimit && isSameSubject(outer, context)) {
    context.rateLimit = outer.rateLimit;
    return undefined;
  }
  const state = limiter.count(context);
  if (state instanceof Promise) return state.then((counted) => refuseBeyondLimit(context, counted));
  refuseBeyondLimit(context, state);
  return undefined;
}

/** Another key, or one that was revoked since, counts as usual. */
const isSameSubject = (outer: RequestContext, inner: RequestContext): boolean =>
  inner.rateLimitSubject !== undefined && inner.rateLimitSubject.key === outer.rateLimitSubject?.key;

function refuseBeyondLimit(context: RequestContext, state: RateLimitState): void {
  context.rateLimit = state;
  if (state.exceeded) throw new RateLimitedError(state);
}
