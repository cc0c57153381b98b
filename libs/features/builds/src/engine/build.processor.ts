import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '@capstan/platform-jobs';
import { BuildRunner } from './build-runner.js';
import { BUILD_QUEUE } from './build.queue.js';

/** Runs builds from the BullMQ queue. */
@Processor(BUILD_QUEUE, WORKER_OPTIONS)
export class BuildProcessor extends JobProcessor {
  constructor(protected override readonly runner: BuildRunner) {
    super();
  }
}
