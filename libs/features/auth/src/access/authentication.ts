import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@capstan/platform-core';
import type { AuthenticationStrategy } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { BearerStrategy } from './bearer.strategy.js';
import { CallerPrincipals } from './caller-principals.js';
import { setVerdict, type RequestVerdict } from './request-verdict.js';

/** Injection token of the strategies of plugins, in the order in which they are asked. */
export const AUTHENTICATION_STRATEGIES = Symbol('authentication-strategies');

/** Requests in which no API key of this service was recognized. */
const NO_KEY_RECOGNIZED: ReadonlySet<RequestVerdict | undefined> = new Set([
  'missing',
  'malformed_header',
  'malformed_key',
]);

/** Finds out who makes a request: by its API key, else by the first strategy of a plugin that recognizes it. */
@Injectable()
export class Authentication {
  constructor(
    private readonly bearer: BearerStrategy,
    private readonly callers: CallerPrincipals,
    @Inject(AUTHENTICATION_STRATEGIES) private readonly strategies: readonly AuthenticationStrategy[],
  ) {}

  /**
   * Leaves the verdict with the request. It refuses no one, because public routes let every caller in and the rate limit
   * has to count the others first.
   * @returns a promise only when it has to wait; it rejects when a strategy, or the lookup of a key, fails.
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
