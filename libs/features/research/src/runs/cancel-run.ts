import { Injectable } from '@nestjs/common';
import { LeaseLostError, StopJob } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import { RunEndings } from './run-endings.js';
import { lockForEnding } from './run-fences.sql.js';
import { RunNotifier } from './run-notifier.js';
import { RUN_TABLES } from './run-tables.js';

/** How long to wait for a concurrent cancellation that is about to settle the call. */
const BOOKING_MS = 10_000;

/** Cancels a run: notifies its worker, and ends the run itself if the worker does not do so in time. */
@Injectable()
export class CancelRun extends StopJob {
  constructor(
    dataSource: DataSource,
    notifier: RunNotifier,
    private readonly endings: RunEndings,
  ) {
    super(dataSource, RUN_TABLES, notifier);
  }

  protected override async force(id: string): Promise<void> {
    // Claimed like by a worker until it is settled, so that no worker claims it in between.
    const claim = await lockForEnding(this.dataSource, id);
    if (!claim) return;
    try {
      await this.endings.cancel(claim);
    } catch (error) {
      if (!(error instanceof LeaseLostError)) throw error;
      // A concurrent cancellation claimed it in between, and ends it.
      await this.hasEnded(id, BOOKING_MS);
    }
  }
}
