import { AppError } from '@capstan/platform-core';
import { type RateLimitSubject, requestContextOf } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import type { Principal } from '../principal/principal.js';
import type { Refusal, Verdict } from '../verification/refusal.js';
import { AuthenticationError } from './authentication.error.js';

/** A verdict, or the error with which an authentication strategy rejected the request. */
export type RequestVerdict = Verdict | AppError;

declare module 'fastify' {
  interface FastifyRequest {
    /** The principal, or why there is none; undefined if nothing was authenticated. */
    verdict?: RequestVerdict;
  }
}

/** Whether a query or a body contains a key (RFC 6750, 2.2 and 2.3), where it ends up in logs. */
export const hasAccessToken = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'access_token' in value;

/** Returns the refusal of a request with a key outside of the header. */
export const misplacedKey = ({ headers }: FastifyRequest): Refusal =>
  headers.authorization === undefined ? 'outside_header' : 'several_places';

/** Returns the principal; null without a valid key, which only public routes admit. */
export function principalOf({ verdict }: FastifyRequest): Principal | null {
  return isPrincipal(verdict) ? verdict : null;
}

/** @throws AuthenticationError if the request has no valid credential, or the error of the strategy. */
export function requirePrincipal({ verdict }: FastifyRequest): Principal {
  if (isPrincipal(verdict)) return verdict;
  throw verdict instanceof AppError ? verdict : new AuthenticationError(verdict ?? 'missing');
}

/**
 * Sets the verdict of the request. From here on requests are counted for the recognized credential and its
 * account.
 */
export function setVerdict(request: FastifyRequest, verdict: RequestVerdict): void {
  request.verdict = verdict;
  if (!isPrincipal(verdict)) return;
  requestContextOf(request).rateLimitSubject = subjectOf(verdict);
}

/** A principal is one object while its key is cached, and so are the names under which its requests are counted. */
const subjects = new WeakMap<Principal, RateLimitSubject>();

function subjectOf(principal: Principal): RateLimitSubject {
  let subject = subjects.get(principal);
  if (!subject) {
    subject = {
      key: `key:${principal.credential.id}`,
      limitPerMinute: principal.rateLimitPerMinute,
      accountKey: `account:${principal.accountId}`,
      accountLimitPerMinute: principal.accountRateLimitPerMinute,
    };
    subjects.set(principal, subject);
  }
  return subject;
}

const isPrincipal = (verdict: RequestVerdict | undefined): verdict is Principal =>
  typeof verdict === 'object' && !(verdict instanceof AppError);
