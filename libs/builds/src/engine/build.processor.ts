import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type QueueConfig, WORKER_OPTIONS, queueConfig } from '@capstan/platform-queue';
import type { Job } from 'bullmq';
import { BuildRunner } from './build-runner.js';
import { BUILD_QUEUE, type BuildJob } from './build.queue.js';

/** Runs the builds that BullMQ brings. Whether one is really to be worked on its row decides. */
@Processor(BUILD_QUEUE, WORKER_OPTIONS)
export class BuildProcessor extends WorkerHost implements OnApplicationBootstrap {
  private readonly logger = new Logger('Builds');

  constructor(
    private readonly runner: BuildRunner,
    @Inject(queueConfig.token) private readonly config: QueueConfig,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    this.worker.concurrency = this.config.workerConcurrency;
  }

  /** BullMQ reconnects by itself; an error that nobody listens to it would print. */
  @OnWorkerEvent('error')
  report(error: Error): void {
    this.logger.warn(`the queue is away: ${error.message}`);
  }

  async process(job: Job<BuildJob>): Promise<void> {
    await this.runner.run(job.data.buildId);
  }
}
