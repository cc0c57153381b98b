import { type RequestContext, requestContextOf } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { AuthenticationError } from './authentication.error.js';
import type { Principal } from '../principal/principal.js';
import { type Verdict, isRefusal } from '../verification/refusal.js';

const VERDICT = Symbol('capstan:verdict');

type Judged = RequestContext & { [VERDICT]?: Verdict };

/** Keeps the verdict with the request; the calls of a verified key, and of its account, are counted from here on. */
export function recordVerdict(context: RequestContext, verdict: Verdict): void {
  (context as Judged)[VERDICT] = verdict;
  if (!isRefusal(verdict)) {
    context.rateLimitSubject = {
      key: `key:${verdict.keyId}`,
      limitPerMinute: verdict.rateLimitPerMinute,
      accountKey: `account:${verdict.accountId}`,
      accountLimitPerMinute: verdict.accountRateLimitPerMinute,
    };
  }
}

/** The verdict on a request; `missing` where nobody was authenticated. */
export function verdictOf(request: FastifyRequest): Verdict {
  return (requestContextOf(request) as Judged)[VERDICT] ?? 'missing';
}

/** Who makes the request; null without a valid key, which only public routes let through. */
export function principalOf(request: FastifyRequest): Principal | null {
  const verdict = verdictOf(request);
  return isRefusal(verdict) ? null : verdict;
}

/** @throws AuthenticationError when the request has no valid key. */
export function requirePrincipal(request: FastifyRequest): Principal {
  const verdict = verdictOf(request);
  if (isRefusal(verdict)) throw new AuthenticationError(verdict);
  return verdict;
}
