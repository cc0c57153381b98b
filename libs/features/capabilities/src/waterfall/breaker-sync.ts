import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { FailedOutcome } from '@capstan/kit';
import { Broadcast } from '@capstan/platform-jobs';
import { CircuitBreakers } from './circuit-breakers.js';

const CHANNEL = 'capabilities.breakers';

/** They hold for the operator's account at the vendor, hence for every process. */
const SHARED: ReadonlySet<FailedOutcome> = new Set<FailedOutcome>([
  'rate_limited',
  'quota_exhausted',
  'misconfigured',
]);

interface BreakerUpdate {
  /** The process that tells it; to itself it would be old news, and might open again what has closed. */
  from: string;
  provider: string;
  outcome: FailedOutcome;
  openUntilMs: number;
}

/**
 * Tells the other processes when a vendor refuses the operator's account, so that each of them need not ask to learn
 * it. Outages are not told: they may be this machine's own. A lost message costs one attempt.
 */
@Injectable()
export class BreakerSync implements OnModuleInit {
  private readonly logger = new Logger(BreakerSync.name);
  private readonly self = randomUUID();

  constructor(
    private readonly broadcast: Broadcast,
    private readonly breakers: CircuitBreakers,
  ) {}

  onModuleInit(): void {
    this.breakers.onOpen((provider, outcome, openUntilMs) => {
      if (SHARED.has(outcome)) this.publish({ from: this.self, provider, outcome, openUntilMs });
    });
    this.broadcast.subscribe(CHANNEL, (message) => {
      const { from, provider, outcome, openUntilMs } = message as BreakerUpdate;
      if (from !== this.self) this.breakers.of(provider).openUntil(outcome, openUntilMs);
    });
  }

  private publish(news: BreakerUpdate): void {
    this.broadcast
      .publish(CHANNEL, news)
      .catch((error: unknown) => this.logger.debug(`not told: ${String(error)}`));
  }
}
