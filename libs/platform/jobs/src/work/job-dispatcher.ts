import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { JobNews } from '../events/job-news.js';
import type { ClaimableJob } from '../rows/claimable-job.js';

/** Also how soon a job whose worker died is found, after its lease. */
const LOOK_EVERY_MS = 1_000;
const MAX_AT_ONCE = 200;
const PRUNE_EVERY_MS = 3_600_000;
/** A worker that is restarted often would never prune. */
const PRUNE_FIRST_MS = 60_000;

/** Payload in the queue: it names a job that waits and whose it is, and carries nothing else. */
export interface WaitingJob {
  id: string;
  accountId: string;
}

/** What a dispatcher needs of the runner of its process. */
export interface DispatchedRunner {
  admissible(waiting: readonly ClaimableJob[]): ClaimableJob[];
  whenChanged(handler: () => void): void;
  handOver(): Promise<void>;
}

/**
 * Brings jobs that wait into the queue: the rows are the outbox, written with the charge, so that no job is lost
 * whatever happens to the queue. Every worker does so, for the places that it has free itself: a queue that holds more
 * would decide too early whose turn it is. Equal jobs are one.
 */
export abstract class JobDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger: Logger;
  private timer: NodeJS.Timeout | undefined;
  private firstPruning: NodeJS.Timeout | undefined;
  private pruning: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  /** Something happened during a look which that may have missed. */
  private isLookWanted = false;
  private isClosing = false;

  /** @param queue of the jobs' runner. */
  constructor(
    private readonly queue: Pick<Queue<WaitingJob>, 'name' | 'on' | 'addBulk'>,
    private readonly runner: DispatchedRunner,
    news: Pick<JobNews, 'onWaiting'>,
  ) {
    this.logger = new Logger(`Jobs of ${queue.name}`);
    this.queue.on('error', (error) => this.logger.warn(`the queue is away: ${error.message}`));
    news.onWaiting(() => void this.look());
    this.runner.whenChanged(() => void this.look());
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    const prune = (): void => {
      void this.prune().catch((error: unknown) => this.logger.warn(String(error)));
    };
    this.firstPruning = setTimeout(prune, PRUNE_FIRST_MS);
    this.pruning = setInterval(prune, PRUNE_EVERY_MS);
    void this.look();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    clearInterval(this.timer);
    clearTimeout(this.firstPruning);
    clearInterval(this.pruning);
    // A look under way may wait for a queue that is away; nobody else shall wait for it.
    await this.runner.handOver();
  }

  /** Jobs that a worker could take now, in the order of their turns. */
  protected abstract claimable(limit: number): Promise<ClaimableJob[]>;

  /** Deletes what need not be kept any longer; called a minute after the start and each hour. */
  protected abstract prune(): Promise<void>;

  private async look(): Promise<void> {
    if (this.isClosing) return;
    this.isLookWanted = true;
    if (this.looking) return;
    this.looking = this.lookWhileWanted().finally(() => (this.looking = undefined));
    await this.looking;
  }

  private async lookWhileWanted(): Promise<void> {
    while (this.isLookWanted) {
      this.isLookWanted = false;
      await this.dispatch().catch((error: unknown) =>
        this.logger.warn(`jobs that wait were not found: ${String(error)}`),
      );
    }
  }

  private async dispatch(): Promise<void> {
    const next = this.runner.admissible(await this.claimable(MAX_AT_ONCE));
    if (next.length === 0) return;
    await this.queue.addBulk(
      next.map(({ id, generation, accountId }) => ({
        name: 'job',
        data: { id, accountId },
        // One that failed before it took its job must not stand in the way of the next, which has the same id.
        opts: { jobId: `${id}-${generation}`, removeOnFail: true },
      })),
    );
  }
}
