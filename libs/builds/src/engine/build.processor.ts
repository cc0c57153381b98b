import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { JobProcessor } from '@capstan/platform-jobs';
import { type QueueConfig, WORKER_OPTIONS, queueConfig } from '@capstan/platform-queue';
import { BuildRunner } from './build-runner.js';
import { BUILD_QUEUE } from './build.queue.js';

/** Runs the builds that BullMQ brings. */
@Processor(BUILD_QUEUE, WORKER_OPTIONS)
export class BuildProcessor extends JobProcessor {
  constructor(runner: BuildRunner, @Inject(queueConfig.token) config: QueueConfig) {
    super(runner, config);
  }
}
