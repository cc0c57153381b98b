import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { type ClaimableJob, JobDispatcher, StreamTokens, type WaitingJob } from '@capstan/platform-jobs';
import type { Queue } from 'bullmq';
import { BuildStore } from '../builds/build-store.js';
import { SitesService } from '../companies/sites.service.js';
import { BuildNews } from '../events/build-news.js';
import { BuildRunner } from './build-runner.js';
import { BUILD_QUEUE } from './build.queue.js';

/** Brings builds that wait into the queue. */
@Injectable()
export class BuildDispatcher extends JobDispatcher {
  constructor(
    @InjectQueue(BUILD_QUEUE) queue: Queue<WaitingJob>,
    runner: BuildRunner,
    news: BuildNews,
    private readonly store: BuildStore,
    private readonly sites: SitesService,
    private readonly tokens: StreamTokens,
  ) {
    super(queue, runner, news);
  }

  protected override claimable(limit: number): Promise<ClaimableJob[]> {
    return this.store.claimable(limit);
  }

  protected override async prune(): Promise<void> {
    await this.store.prune();
    await this.sites.prune();
    await this.tokens.prune();
  }
}
