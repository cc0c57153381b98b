import { Injectable } from '@nestjs/common';
import { CancelJob } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { Claim } from './claim.js';
import { CapabilityJobEndings } from './job-endings.js';
import { CapabilityJobNotifier } from './job-notifier.js';
import { CapabilityJobStore } from './job-store.js';
import { CAPABILITY_JOB_TABLES } from './job-tables.js';

/** Cancels a job: notifies its worker, and ends the job itself if the worker does not do so in time. */
@Injectable()
export class CancelCapabilityJob extends CancelJob<Claim> {
  constructor(
    dataSource: DataSource,
    notifier: CapabilityJobNotifier,
    store: CapabilityJobStore,
    private readonly endings: CapabilityJobEndings,
  ) {
    super(dataSource, CAPABILITY_JOB_TABLES, notifier, store);
  }

  protected override end(claim: Claim): Promise<void> {
    return this.endings.cancel(claim);
  }
}
