import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@capstan/platform-core';
import type { AuthenticationStrategy } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { BearerStrategy } from './bearer.strategy.js';
import { CallerPrincipals } from './caller-principals.js';
import { setVerdict, type RequestVerdict } from './request-verdict.js';

/** Injection token of the plugins' authentication strategies, in the order in which they are tried. */
export const AUTHENTICATION_STRATEGIES = Symbol('authentication-strategies');

/** Verdicts on requests without a recognized API key. */
const NO_KEY_RECOGNIZED: ReadonlySet<RequestVerdict | undefined> = new Set([
  'missing',
  'malformed_header',
  'malformed_key',
]);

/** Identifies the caller: by API key, or else by the first plugin strategy that recognizes the request. */
@Injectable()
export class Authentication {
  constructor(
    private readonly bearer: BearerStrategy,
    private readonly callers: CallerPrincipals,
    @Inject(AUTHENTICATION_STRATEGIES) private readonly strategies: readonly AuthenticationStrategy[],
  ) {}

  /**
   * Sets the verdict of the request. Rejects nothing: public routes admit every caller, and the rate limit
   * must count the others first.
   * @returns a promise only if it must wait; rejects if a strategy or the lookup of a key fails.
   */
  identify(request: FastifyRequest): void | Promise<void> {
    const byKey = this.bearer.identify(request);
    if (this.strategies.length === 0) return byKey;
    return byKey ? byKey.then(() => this.tryStrategies(request)) : this.tryStrategies(request);
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
