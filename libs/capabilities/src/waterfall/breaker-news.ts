import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { FailedOutcome } from '@capstan/capability-kit';
import { Broadcast } from '@capstan/platform-queue';
import { CircuitBreakers } from './circuit-breakers.js';

const CHANNEL = 'capabilities.breakers';

/** They hold for the operator's account at the vendor, hence for every process. */
const SHARED: ReadonlySet<FailedOutcome> = new Set<FailedOutcome>([
  'rate_limited',
  'quota_exhausted',
  'misconfigured',
]);

interface News {
  provider: string;
  outcome: FailedOutcome;
  openUntilMs: number;
}

/**
 * Tells the other processes when a vendor refuses the operator's account, so that each of them need not ask to learn
 * it. Outages are not told: they may be this machine's own. A lost message costs one attempt.
 */
@Injectable()
export class BreakerNews implements OnModuleInit {
  private readonly logger = new Logger('BreakerNews');

  constructor(
    private readonly broadcast: Broadcast,
    private readonly breakers: CircuitBreakers,
  ) {}

  onModuleInit(): void {
    this.breakers.onOpen((provider, outcome, openUntilMs) => {
      if (SHARED.has(outcome)) this.tell({ provider, outcome, openUntilMs });
    });
    this.broadcast.subscribe(CHANNEL, (message) => {
      const { provider, outcome, openUntilMs } = message as News;
      this.breakers.of(provider).openUntil(outcome, openUntilMs);
    });
  }

  private tell(news: News): void {
    this.broadcast
      .publish(CHANNEL, news)
      .catch((error: unknown) => this.logger.debug(`not told: ${String(error)}`));
  }
}
