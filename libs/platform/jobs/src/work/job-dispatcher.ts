import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { maintenanceOperation } from '@capstan/platform-core';
import type { Queue } from 'bullmq';
import type { JobNotifier } from '../events/job-notifier.js';
import type { ClaimableJob } from '../rows/claimable-job.js';

/** Also the longest time after its lease until a job whose worker died is found. */
const POLL_INTERVAL_MS = 1_000;
const MAX_AT_ONCE = 200;
const PRUNE_EVERY_MS = 3_600_000;
/** Soon after the start: a worker that is restarted often would otherwise never prune. */
const PRUNE_FIRST_MS = 60_000;

/** Payload in the queue: the id and account of a waiting job, and nothing else. */
export interface WaitingJob {
  id: string;
  accountId: string;
}

/** The part of the runner that a dispatcher needs. */
export interface DispatchedRunner {
  admissible(waiting: readonly ClaimableJob[]): ClaimableJob[];
  whenChanged(handler: () => void): void;
  handOver(): Promise<void>;
}

/** The rows of the jobs that a dispatcher enqueues. */
export interface DispatchedRows {
  /** Returns the jobs that a worker could claim now, in round-robin order. */
  claimable(limit: number): Promise<ClaimableJob[]>;
}

/** What holds data that expires. */
export interface Prunable {
  /** Deletes expired data; called a minute after the start and each hour. */
  prune(): Promise<void>;
}

/**
 * Enqueues waiting jobs. The rows are the outbox, written in one transaction with the charge, so that no job is
 * lost whatever happens to the queue. Every worker does so for its own free slots: a longer queue would fix the
 * order of accounts too early. Duplicates share an id and are dropped by the queue.
 */
export class JobDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger: Logger;
  private timer: NodeJS.Timeout | undefined;
  private firstPruning: NodeJS.Timeout | undefined;
  private pruning: NodeJS.Timeout | undefined;
  private polling: Promise<void> | undefined;
  /** A change during a poll, which that poll may have missed. */
  private isPollPending = false;
  private isClosing = false;

  /**
   * @param queue the queue that the runner works on.
   * @param expiring pruned one after the other.
   */
  constructor(
    private readonly queue: Pick<Queue<WaitingJob>, 'name' | 'on' | 'addBulk'>,
    private readonly runner: DispatchedRunner,
    notifier: Pick<JobNotifier, 'onWaiting'>,
    private readonly rows: DispatchedRows,
    private readonly expiring: readonly Prunable[],
  ) {
    this.logger = new Logger(`Jobs of ${queue.name}`);
    this.queue.on('error', (error) => this.logger.warn(`the queue is unavailable: ${error.message}`));
    notifier.onWaiting(() => void this.poll());
    this.runner.whenChanged(() => void this.poll());
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.poll(), POLL_INTERVAL_MS);
    const prune = (): void => void this.pruneOnce();
    this.firstPruning = setTimeout(prune, PRUNE_FIRST_MS);
    this.pruning = setInterval(prune, PRUNE_EVERY_MS);
    void this.poll();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.timer);
    clearTimeout(this.firstPruning);
    clearInterval(this.pruning);
    // A poll may be waiting for an unavailable queue; the shutdown must not wait for it.
    await this.runner.handOver();
  }

  private async pruneOnce(): Promise<void> {
    await maintenanceOperation
      .run({ work: `pruning of ${this.queue.name}` }, async () => {
        try {
          for (const each of this.expiring) await each.prune();
        } catch (error) {
          this.logger.warn(String(error));
          throw error;
        }
      })
      .catch(() => undefined);
  }

  private async poll(): Promise<void> {
    if (this.isClosing) return;
    this.isPollPending = true;
    if (this.polling) return;
    this.polling = this.pollWhileWanted().finally(() => (this.polling = undefined));
    await this.polling;
  }

  private async pollWhileWanted(): Promise<void> {
    while (this.isPollPending) {
      this.isPollPending = false;
      await this.dispatch().catch((error: unknown) =>
        this.logger.warn(`cannot read waiting jobs: ${String(error)}`),
      );
    }
  }

  private async dispatch(): Promise<void> {
    const next = this.runner.admissible(await this.rows.claimable(MAX_AT_ONCE));
    if (next.length === 0) return;
    await this.queue.addBulk(
      next.map(({ id, generation, accountId }) => ({
        name: 'job',
        data: { id, accountId },
        // A queued job that failed before its claim must not block the next one, which has the same id.
        opts: { jobId: `${id}-${generation}`, removeOnFail: true },
      })),
    );
  }
}
