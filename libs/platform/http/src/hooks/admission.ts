import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimitedError } from '../problems/rate-limited.error.js';
import type { RateLimitState } from '../request-context/rate-limit-state.js';
import { untouchedLimit } from '../request-context/rate-limit-state.js';
import type { RateLimiter } from '../rate-limit/rate-limiter.js';
import { admittedRequest } from '../request-context/on-behalf-of.js';
import { type RequestContext, requestContextOf } from '../request-context/request-context.js';
import { routeOptionsOf } from '../route-options.js';

/** What stands before every request, whatever becomes of it. */
export interface Admission {
  readonly limiter: Pick<RateLimiter, 'count'>;
  /** Requests a minute of callers without a limit of their own. */
  readonly limitPerMinute: number;
  /**
   * Finds out who calls and names the subject of the rate limit in the context; returns a promise only when it
   * has to wait. Callers without a valid key are not refused here, since public routes let them in.
   */
  authenticate(request: FastifyRequest): void | Promise<void>;
}

/**
 * Who calls, and how often: before the body is read, and for requests that never meet a guard too (404,
 * broken bodies, preflights). Beyond the limit the request ends here with 429. Synchronous as long as the key is
 * remembered and the count is kept in memory.
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
    if (admitted instanceof Promise) void goOnLater(admitted, done);
    else done();
  });
}

async function goOnLater(admitted: Promise<void>, done: (error?: Error) => void): Promise<void> {
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
  if (routeOptionsOf(request).isUnlimited === true) {
    context.rateLimit = untouchedLimit(admission.limitPerMinute);
    return undefined;
  }
  const authenticated = admission.authenticate(request);
  return authenticated instanceof Promise
    ? admitLater(authenticated, context, admission)
    : count(context, admission);
}

async function admitLater(
  authenticated: Promise<void>,
  context: RequestContext,
  admission: Admission,
): Promise<void> {
  try {
    await authenticated;
  } catch (error) {
    // Nobody knows whose the key is: as a call without one.
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

/** A key that was revoked since, or another one, is counted like everybody's. */
const isSameSubject = (outer: RequestContext, inner: RequestContext): boolean =>
  inner.rateLimitSubject !== undefined && inner.rateLimitSubject.key === outer.rateLimitSubject?.key;

function refuseBeyondLimit(context: RequestContext, state: RateLimitState): void {
  context.rateLimit = state;
  if (state.exceeded) throw new RateLimitedError(state);
}
