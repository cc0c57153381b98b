import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { JobProcessor } from '@capstan/platform-jobs';
import { WORKER_OPTIONS } from '@capstan/platform-queue';
import { type ResearchConfig, researchConfig } from '../research.config.js';
import { RESEARCH_QUEUE } from './research.queue.js';
import { ResearchRunner } from './research-runner.js';

/** Runs the research that BullMQ brings. */
@Processor(RESEARCH_QUEUE, WORKER_OPTIONS)
export class ResearchProcessor extends JobProcessor {
  constructor(runner: ResearchRunner, @Inject(researchConfig.token) { concurrency }: ResearchConfig) {
    super(runner, { workerConcurrency: concurrency });
  }
}
