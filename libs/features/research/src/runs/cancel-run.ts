import { Injectable } from '@nestjs/common';
import { LeaseLostError, StopJob, takeForEnding } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { Claim } from './claim.js';
import { RunEndings } from './run-endings.js';
import { RunNews } from './run-news.js';
import { RUN_TABLES } from './run-tables.js';

/** How long to wait for another wish to cancel, which is about to book the end. */
const BOOKING_MS = 10_000;

/** Cancels a run: asks its worker, and ends it from here when nobody does so in time. */
@Injectable()
export class CancelRun extends StopJob {
  constructor(
    dataSource: DataSource,
    news: RunNews,
    private readonly endings: RunEndings,
  ) {
    super(dataSource, RUN_TABLES, news);
  }

  protected override async force(id: string): Promise<void> {
    // Held like a worker's until it is booked, so that no worker takes it in between.
    const claim = await takeForEnding<Pick<Claim, 'id' | 'accountId' | 'generation' | 'ticket'>>(
      this.dataSource,
      RUN_TABLES,
      'ticket',
      id,
    );
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
