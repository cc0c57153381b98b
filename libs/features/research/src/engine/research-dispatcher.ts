import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { type ClaimableJob, JobDispatcher, type WaitingJob } from '@capstan/platform-jobs';
import type { Queue } from 'bullmq';
import { RunNews } from '../runs/run-news.js';
import { RunStore } from '../runs/run-store.js';
import { RESEARCH_QUEUE } from './research.queue.js';
import { ResearchRunner } from './research-runner.js';

/** Brings runs that wait into the queue. */
@Injectable()
export class ResearchDispatcher extends JobDispatcher {
  constructor(
    @InjectQueue(RESEARCH_QUEUE) queue: Queue<WaitingJob>,
    runner: ResearchRunner,
    news: RunNews,
    private readonly store: RunStore,
  ) {
    super(queue, runner, news);
  }

  protected override claimable(limit: number): Promise<ClaimableJob[]> {
    return this.store.claimable(limit);
  }

  protected override prune(): Promise<void> {
    return this.store.prune();
  }
}
