import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { type ClaimableJob, JobDispatcher, type WaitingJob } from '@capstan/platform-jobs';
import type { Queue } from 'bullmq';
import { CapabilityJobNotifier } from '../rows/job-notifier.js';
import { CapabilityJobStore } from '../rows/job-store.js';
import { CAPABILITY_JOB_QUEUE } from './capability-job.queue.js';
import { CapabilityJobRunner } from './capability-job-runner.js';

/** Adds waiting jobs to the queue. */
@Injectable()
export class CapabilityJobDispatcher extends JobDispatcher {
  constructor(
    @InjectQueue(CAPABILITY_JOB_QUEUE) queue: Queue<WaitingJob>,
    runner: CapabilityJobRunner,
    notifier: CapabilityJobNotifier,
    private readonly store: CapabilityJobStore,
  ) {
    super(queue, runner, notifier);
  }

  protected override claimable(limit: number): Promise<ClaimableJob[]> {
    return this.store.claimable(limit);
  }

  protected override prune(): Promise<void> {
    return this.store.prune();
  }
}
