import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { FailedOutcome } from '@capstan/kit';
import { Outbox, defineEvent } from '@capstan/platform-events';
import { ResultField } from '@capstan/platform-http';
import { DataSource } from 'typeorm';
import { CircuitBreakers } from './circuit-breaker.js';

/** Data of `provider.opened`. */
export class ProviderOpened {
  @ResultField({ type: 'string', description: '`<capability>:<provider>`.' })
  provider: string;

  @ResultField({ type: 'string', description: 'Outcome of the attempt that opened the breaker.' })
  outcome: FailedOutcome;

  @ResultField({ type: 'string', format: 'date-time', description: 'When the provider is tried again.' })
  open_until: string;
}

export const providerOpened = defineEvent<ProviderOpened>('provider.opened', {
  description: 'A circuit breaker opened: one process leaves the provider out for a while.',
  schema: ProviderOpened,
  audience: 'operators',
  example: {
    provider: 'search:tavily',
    outcome: 'quota_exhausted',
    open_until: '2026-08-01T00:00:00.000Z',
  },
});

/**
 * Writes an event when a breaker of this process opens. Breakers are in memory, so the event has its own
 * transaction.
 */
@Injectable()
export class ProviderEvents implements OnModuleInit {
  private readonly logger = new Logger('ProviderEvents');

  constructor(
    private readonly breakers: CircuitBreakers,
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.breakers.onOpen((provider, outcome, openUntilMs) => {
      if (!this.outbox.isHandled(providerOpened.name)) return;
      const data = { provider, outcome, open_until: new Date(openUntilMs).toISOString() };
      this.dataSource
        .transaction((manager) => this.outbox.append(manager, providerOpened.create(null, data)))
        .catch((error: unknown) => this.logger.warn(`could not write provider.opened: ${String(error)}`));
    });
  }
}
