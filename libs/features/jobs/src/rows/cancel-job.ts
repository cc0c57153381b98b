import { Injectable } from '@nestjs/common';
import { LeaseLostError, StopJob, takeForEnding } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { EndingClaim } from './claim.js';
import { CapabilityJobEndings } from './job-endings.js';
import { CapabilityJobNews } from './job-news.js';
import { CAPABILITY_JOB_TABLES } from './job-tables.js';

/** How long to wait for another request to cancel, which is about to book the end. */
const BOOKING_MS = 10_000;

/** Cancels a job: asks its worker, and ends it from here if that takes too long. */
@Injectable()
export class CancelCapabilityJob extends StopJob {
  constructor(
    dataSource: DataSource,
    news: CapabilityJobNews,
    private readonly endings: CapabilityJobEndings,
  ) {
    super(dataSource, CAPABILITY_JOB_TABLES, news);
  }

  protected override async force(id: string): Promise<void> {
    const columns = 'capability, ticket';
    const claim = await takeForEnding<EndingClaim>(this.dataSource, CAPABILITY_JOB_TABLES, columns, id);
    if (!claim) return;
    try {
      await this.endings.cancel(claim);
    } catch (error) {
      if (!(error instanceof LeaseLostError)) throw error;
      await this.hasEnded(id, BOOKING_MS);
    }
  }
}
