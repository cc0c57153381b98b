import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { type ClaimableJob, JobDispatcher, StreamTokens, type WaitingJob } from '@capstan/platform-jobs';
import type { Queue } from 'bullmq';
import { BuildStore } from '../builds/build-store.js';
import { SitesService } from '../companies/sites.service.js';
import { BuildNotifier } from '../events/build-notifier.js';
import { OldEntries } from '../site-data/entries/old-entries.js';
import { BuildRunner } from './build-runner.js';
import { BUILD_QUEUE } from './build.queue.js';

/** Adds waiting builds to the queue. */
@Injectable()
export class BuildDispatcher extends JobDispatcher {
  constructor(
    @InjectQueue(BUILD_QUEUE) queue: Queue<WaitingJob>,
    runner: BuildRunner,
    notifier: BuildNotifier,
    private readonly store: BuildStore,
    private readonly sites: SitesService,
    private readonly tokens: StreamTokens,
    private readonly oldEntries: OldEntries,
  ) {
    super(queue, runner, notifier);
  }

  protected override claimable(limit: number): Promise<ClaimableJob[]> {
    return this.store.claimable(limit);
  }

  protected override async prune(): Promise<void> {
    await this.store.prune();
    await this.sites.prune();
    await this.tokens.prune();
    await this.oldEntries.prune();
  }
}
