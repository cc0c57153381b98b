import { InjectQueue } from '@nestjs/bullmq';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Queue } from 'bullmq';
import { BuildStore } from '../builds/build-store.js';
import { BuildNews } from '../events/build-news.js';
import { BuildRunner } from './build-runner.js';
import { BUILD_QUEUE, type BuildJob } from './build.queue.js';

/** Also how soon a build whose worker died is found, after its lease. */
const LOOK_EVERY_MS = 1_000;
const MAX_AT_ONCE = 200;
const PRUNE_EVERY_MS = 3_600_000;

/**
 * Brings builds that wait into the queue: the rows are the outbox, written with the charge, so that no build is lost
 * whatever happens to the queue. Every worker does so; equal jobs are one.
 */
@Injectable()
export class BuildDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Builds');
  private timer: NodeJS.Timeout | undefined;
  private pruning: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(
    @InjectQueue(BUILD_QUEUE) private readonly queue: Queue<BuildJob>,
    private readonly store: BuildStore,
    private readonly runner: BuildRunner,
    news: BuildNews,
  ) {
    this.queue.on('error', (error) => this.logger.warn(`the queue is away: ${error.message}`));
    news.onWaiting(() => void this.look());
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
    this.pruning = setInterval(
      () => void this.store.prune().catch((error: unknown) => this.logger.warn(String(error))),
      PRUNE_EVERY_MS,
    );
    void this.look();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    clearInterval(this.pruning);
    // A look under way may wait for a queue that is away; nobody else shall wait for it.
    await this.runner.handOver();
  }

  private async look(): Promise<void> {
    if (this.looking) return;
    this.looking = this.dispatch()
      .catch((error: unknown) => this.logger.warn(`builds that wait were not found: ${String(error)}`))
      .finally(() => (this.looking = undefined));
    await this.looking;
  }

  private async dispatch(): Promise<void> {
    const waiting = await this.store.claimable(MAX_AT_ONCE);
    if (waiting.length === 0) return;
    await this.queue.addBulk(
      waiting.map(({ id, generation }) => ({
        name: 'build',
        data: { buildId: id },
        // One that failed before it took its build must not stand in the way of the next, which has the same id.
        opts: { jobId: `${id}-${generation}`, removeOnFail: true },
      })),
    );
  }
}
