import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { FailedOutcome } from '@capstan/kit';
import { Broadcast } from '@capstan/platform-jobs';
import { CircuitBreakers } from './circuit-breaker.js';

const CHANNEL = 'capabilities.breakers';

/** These concern the operator's account at the vendor, so they apply to every process. */
const SHARED: ReadonlySet<FailedOutcome> = new Set<FailedOutcome>([
  'rate_limited',
  'quota_exhausted',
  'misconfigured',
]);

interface BreakerUpdate {
  /**
   * The publishing process. It ignores its own message, which might reopen a breaker that has closed since.
   */
  from: string;
  provider: string;
  outcome: FailedOutcome;
  openUntilMs: number;
}

/**
 * Notifies the other processes when a vendor rejects the operator's account, so that they need not each find
 * out with an attempt. Outages are not shared: they may be local to this machine. A lost message costs one
 * attempt.
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
      .catch((error: unknown) => this.logger.debug(`not published: ${String(error)}`));
  }
}
