import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '@capstan/platform-jobs';
import { RESEARCH_QUEUE } from './research.queue.js';
import { ResearchRunner } from './research-runner.js';

/** Runs research from the BullMQ queue. */
@Processor(RESEARCH_QUEUE, WORKER_OPTIONS)
export class ResearchProcessor extends JobProcessor {
  constructor(protected override readonly runner: ResearchRunner) {
    super();
  }
}
