import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import type { WaitingJob } from './job-dispatcher.js';

/**
 * Runs the jobs that BullMQ delivers; the row of a job decides whether there is work to do. Subclasses name the
 * queue: `@Processor(queue, WORKER_OPTIONS)`.
 */
export abstract class JobProcessor extends WorkerHost implements OnApplicationBootstrap {
  private readonly logger = new Logger('Jobs');
  protected abstract readonly runner: { readonly concurrency: number; run(job: WaitingJob): Promise<void> };

  onApplicationBootstrap(): void {
    this.worker.concurrency = this.runner.concurrency;
  }

  /** BullMQ reconnects automatically; without a listener it would print the error. */
  @OnWorkerEvent('error')
  report(error: Error): void {
    this.logger.warn(`the queue is unavailable: ${error.message}`);
  }

  async process(job: Job<WaitingJob>): Promise<void> {
    await this.runner.run(job.data);
  }
}
