import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { type ClaimableJob, JobDispatcher, type WaitingJob } from '@capstan/platform-jobs';
import type { Queue } from 'bullmq';
import { RunNotifier } from '../runs/run-notifier.js';
import { RunStore } from '../runs/run-store.js';
import { RESEARCH_QUEUE } from './research.queue.js';
import { ResearchRunner } from './research-runner.js';

/** Adds waiting runs to the queue. */
@Injectable()
export class ResearchDispatcher extends JobDispatcher {
  constructor(
    @InjectQueue(RESEARCH_QUEUE) queue: Queue<WaitingJob>,
    runner: ResearchRunner,
    notifier: RunNotifier,
    private readonly store: RunStore,
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
