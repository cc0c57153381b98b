import { Injectable } from '@nestjs/common';
import { LeaseLostError, StopJob } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import { RunEndings } from './run-endings.js';
import { lockForEnding } from './run-fences.sql.js';
import { RunNotifier } from './run-notifier.js';
import { RUN_TABLES } from './run-tables.js';

/** How long to wait for another wish to cancel, which is about to book the end. */
const BOOKING_MS = 10_000;

/** Cancels a run: asks its worker, and ends it from here when nobody does so in time. */
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
    // Held like a worker's until it is booked, so that no worker takes it in between.
    const claim = await lockForEnding(this.dataSource, id);
    if (!claim) return;
    try {
      await this.endings.cancel(claim);
    } catch (error) {
      if (!(error instanceof LeaseLostError)) throw error;
      // Another wish to cancel took it in between, and ends it.
      await this.hasEnded(id, BOOKING_MS);
    }
  }
}
