import { Injectable } from '@nestjs/common';
import { CancelJob } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { Claim } from './claim.js';
import { RunEndings } from './run-endings.js';
import { RunNotifier } from './run-notifier.js';
import { RunStore } from './run-store.js';
import { RUN_TABLES } from './run-tables.js';

/** Cancels a run: notifies its worker, and ends the run itself if the worker does not do so in time. */
@Injectable()
export class CancelRun extends CancelJob<Claim> {
  constructor(
    dataSource: DataSource,
    notifier: RunNotifier,
    store: RunStore,
    private readonly endings: RunEndings,
  ) {
    super(dataSource, RUN_TABLES, notifier, store);
  }

  protected override end(claim: Claim): Promise<void> {
    return this.endings.cancel(claim);
  }
}
