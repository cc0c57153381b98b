import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Broadcast } from '@capstan/platform-jobs';
import { type CapabilitiesConfig, capabilitiesConfig } from '../capabilities.config.js';
import { TooManyExpensiveFailuresError } from './too-many-expensive-failures.error.js';
import { TokenBucket } from './token-bucket.js';

const CHANNEL = 'capabilities.failure-budget';

/** Cheaper failures do not count: a refused connection, a page that does not exist. */
const CHEAP_SECONDS = 1;

/** Above this many accounts, full buckets are dropped. */
const MAX_BUCKETS = 10_000;

interface Spending {
  /** The publishing process, which has counted it already. */
  from: string;
  accountId: string;
  seconds: number;
}

/**
 * Limits what the failures of an account may cost: a token bucket of seconds per account. A failure is free,
 * but the seconds for which it occupied threads, browser pages or workers are taken from the bucket; while it
 * is empty, calls of the account are rejected. Each process keeps all buckets in memory and receives what the
 * others counted, so that the check needs no I/O. Lost messages and restarts favor the account.
 */
@Injectable()
export class FailureBudget implements OnModuleInit {
  private readonly logger = new Logger('FailureBudget');
  private readonly self = randomUUID();
  private readonly buckets = new Map<string, TokenBucket>();

  constructor(
    private readonly broadcast: Broadcast,
    @Inject(capabilitiesConfig.token) private readonly config: CapabilitiesConfig,
  ) {}

  onModuleInit(): void {
    this.broadcast.subscribe(CHANNEL, (message) => {
      const { from, accountId, seconds } = message as Spending;
      if (from !== this.self) this.take(accountId, seconds);
    });
  }

  /** @throws TooManyExpensiveFailuresError while the bucket of the account is empty. */
  check(accountId: string): void {
    const bucket = this.buckets.get(accountId);
    if (bucket === undefined) return;
    const waitSeconds = bucket.waitSeconds(Date.now());
    if (waitSeconds > 0) throw new TooManyExpensiveFailuresError(waitSeconds, this.config.failureBudget);
  }

  /** Takes the cost of a failure from the bucket of the account, in every process. */
  spend(accountId: string, seconds: number): void {
    if (seconds < CHEAP_SECONDS) return;
    this.take(accountId, seconds);
    this.broadcast
      .publish(CHANNEL, { from: this.self, accountId, seconds } satisfies Spending)
      .catch((error: unknown) => this.logger.debug(`not announced: ${String(error)}`));
  }

  private take(accountId: string, seconds: number): void {
    const now = Date.now();
    let bucket = this.buckets.get(accountId);
    if (bucket === undefined) {
      if (this.buckets.size >= MAX_BUCKETS) this.forgetFull(now);
      bucket = new TokenBucket(this.config.failureBudget, now);
      this.buckets.set(accountId, bucket);
    }
    bucket.spend(seconds, now);
  }

  /** A full bucket is equivalent to no bucket. */
  private forgetFull(now: number): void {
    for (const [accountId, bucket] of this.buckets) {
      if (bucket.isFull(now)) this.buckets.delete(accountId);
    }
  }
}
