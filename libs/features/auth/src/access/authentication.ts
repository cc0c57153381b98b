import { Inject, Injectable, Optional } from '@nestjs/common';
import { AppError } from '@capstan/platform-core';
import { type AuthenticationStrategy, RateLimitedError, requestContextOf } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { FailedLookups } from '../verification/failed-lookups.js';
import { KeyVerifier } from '../verification/key-verifier.js';
import type { Refusal } from '../verification/refusal.js';
import { CallerPrincipals } from './caller-principals.js';
import { type RequestVerdict, hasAccessToken, misplacedKey, setVerdict } from './request-verdict.js';

/** Injection token of the plugins' authentication strategies, in the order in which they are tried. */
export const AUTHENTICATION_STRATEGIES = Symbol('authentication-strategies');

/** Verdicts on requests without a recognized API key. */
const NO_KEY_RECOGNIZED: ReadonlySet<RequestVerdict | undefined> = new Set([
  'missing',
  'malformed_header',
  'malformed_key',
]);

/**
 * Identifies the caller: by API key, or else by the first strategy that recognizes the request. AuthModule has one that
 * knows API keys only; the one of the API also has the strategies.
 */
@Injectable()
export class Authentication {
  constructor(
    private readonly verifier: KeyVerifier,
    private readonly failedLookups: FailedLookups,
    private readonly callers: CallerPrincipals,
    @Optional()
    @Inject(AUTHENTICATION_STRATEGIES)
    private readonly strategies: readonly AuthenticationStrategy[] = [],
  ) {}

  /**
   * Sets the verdict of the request. Callers without a valid credential are not rejected here: public routes admit
   * them, and the rate limit must count them first, by address. The access guard rejects them.
   * @returns a promise only if it must wait; rejects if a strategy or the lookup of a key fails.
   * @throws RateLimitedError for an address that tried too many unknown keys.
   */
  identify(request: FastifyRequest): void | Promise<void> {
    const byKey = this.identifyByKey(request);
    if (this.strategies.length === 0) return byKey;
    return byKey ? byKey.then(() => this.tryStrategies(request)) : this.tryStrategies(request);
  }

  /** Synchronous for a cached key. */
  private identifyByKey(request: FastifyRequest): void | Promise<void> {
    const credential = readBearer(request);
    if (!('key' in credential)) {
      request.verdict = credential.refusal;
      return undefined;
    }
    const { key } = credential;
    const context = requestContextOf(request);
    const verdict = this.verifier.fromCache(key, context.address);
    if (verdict !== undefined) {
      setVerdict(request, verdict);
      return undefined;
    }
    const exceeded = this.failedLookups.beyondLimit(context.address);
    if (exceeded) {
      context.rateLimit = exceeded;
      throw new RateLimitedError(exceeded);
    }
    const lookup = this.verifier.lookUp(key, context.address);
    return this.failedLookups.watch(context.address, lookup).then((reached) => setVerdict(request, reached));
  }

  private tryStrategies(request: FastifyRequest): void | Promise<void> {
    return NO_KEY_RECOGNIZED.has(request.verdict) ? this.tryInOrder(request) : undefined;
  }

  private async tryInOrder(request: FastifyRequest): Promise<void> {
    for (const strategy of this.strategies) {
      const verdict = await this.verdictOf(strategy, request);
      if (verdict === undefined) continue;
      setVerdict(request, verdict);
      return;
    }
  }

  private async verdictOf(
    strategy: AuthenticationStrategy,
    request: FastifyRequest,
  ): Promise<RequestVerdict | undefined> {
    try {
      const caller = await strategy.authenticate(request);
      return caller && (await this.callers.principalOf(strategy.name, caller));
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  }
}

/** Reads the header `Authorization: Bearer <key>` (RFC 6750, 2.1), also with more than one space (RFC 9110, 11.4). */
function readBearer(request: FastifyRequest): { key: string } | { refusal: Refusal } {
  // A key in the query string ends up in logs (RFC 6750, 5.3).
  if (hasAccessToken(request.query)) return { refusal: misplacedKey(request) };
  const { authorization } = request.headers;
  if (!authorization) return { refusal: 'missing' };
  const space = authorization.indexOf(' ');
  const key = space === -1 ? '' : authorization.slice(space).trimStart();
  if (key === '' || key.includes(' ')) return { refusal: 'malformed_header' };
  return authorization.slice(0, space).toLowerCase() === 'bearer' ? { key } : { refusal: 'missing' };
}
