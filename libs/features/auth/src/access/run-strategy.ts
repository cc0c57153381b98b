import type { FastifyRequest } from 'fastify';
import type { Verdict } from '../verification/refusal.js';
import type { BearerStrategy } from './bearer.strategy.js';

/** What passport hands to a strategy for one request: `fail` gets a challenge, or 400 for a header it cannot read. */
interface Attempt {
  success(verdict: Verdict): void;
  fail(challenge: string | number): void;
  error(error: unknown): void;
  authenticate(request: FastifyRequest): void;
}

/**
 * Runs a strategy on a request as passport's middleware does, without that middleware: an object that
 * inherits from the strategy and has the three outcomes added.
 * @returns a promise only when the strategy has to wait.
 * @throws what the strategy fails with at once.
 */
export function runStrategy(strategy: BearerStrategy, request: FastifyRequest): Verdict | Promise<Verdict> {
  let verdict: Verdict | undefined;
  let failure: { reason: unknown } | undefined;
  let settle: ((late: Verdict) => void) | undefined;
  let abandon: ((error: unknown) => void) | undefined;
  const attempt = Object.create(strategy) as Attempt;
  attempt.success = (reached) => {
    verdict = reached;
    settle?.(reached);
  };
  attempt.fail = (challenge) => {
    verdict = challenge === 400 ? 'malformed_header' : 'missing';
  };
  attempt.error = (reason) => {
    failure = { reason };
    abandon?.(reason);
  };
  attempt.authenticate(request);
  if (failure) throw failure.reason;
  if (verdict !== undefined) return verdict;
  return new Promise((resolve, reject) => {
    settle = resolve;
    abandon = reject;
  });
}
