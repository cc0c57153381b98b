import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Broadcast } from '@capstan/platform-jobs';
import { type CapabilitiesConfig, capabilitiesConfig } from '../capabilities.config.js';
import { TooManyExpensiveFailuresError } from './too-many-expensive-failures.error.js';
import { TokenBucket } from './token-bucket.js';

const CHANNEL = 'capabilities.failure-budget';

/** Less is a cheap failure, which does not count: a connection refused, a page that does not exist. */
const CHEAP_SECONDS = 1;

/** Accounts that are remembered before those whose bucket is full again are dropped. */
const MAX_BUCKETS = 10_000;

interface Spending {
  /** The process that announces it, which has counted it already. */
  from: string;
  accountId: string;
  seconds: number;
}

/**
 * What the failures of an account may cost: a token bucket of seconds for each account. A failure is free of charge, but
 * the seconds for which it occupied threads, browser pages or workers are taken from the bucket; an account whose bucket
 * is empty has to wait. Each process keeps all buckets in memory and receives what the others counted, so that a call
 * pays nothing for the check. A lost message, and a restart, are in the account's favour.
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

  /** @throws TooManyExpensiveFailuresError while the account's bucket is empty. */
  check(accountId: string): void {
    const bucket = this.buckets.get(accountId);
    if (bucket === undefined) return;
    const waitSeconds = bucket.waitSeconds(Date.now());
    if (waitSeconds > 0) throw new TooManyExpensiveFailuresError(waitSeconds, this.config.failureBudget);
  }

  /** Takes what a failure cost from the account's bucket, on every process. */
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

  /** A full bucket says no more than none. */
  private forgetFull(now: number): void {
    for (const [accountId, bucket] of this.buckets) {
      if (bucket.isFull(now)) this.buckets.delete(accountId);
    }
  }
}
