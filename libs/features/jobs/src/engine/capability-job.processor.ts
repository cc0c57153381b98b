import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '@capstan/platform-jobs';
import { CAPABILITY_JOB_QUEUE } from './capability-job.queue.js';
import { CapabilityJobRunner } from './capability-job-runner.js';

/** Runs the jobs that BullMQ delivers. */
@Processor(CAPABILITY_JOB_QUEUE, WORKER_OPTIONS)
export class CapabilityJobProcessor extends JobProcessor {
  constructor(protected override readonly runner: CapabilityJobRunner) {
    super();
  }
}
