import { Injectable } from '@nestjs/common';
import { LeaseLostError, StopJob } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import { RunEndings } from '../engine/run-endings.js';
import type { Claim } from './claim.js';
import { RunNews } from './run-news.js';
import { RUN_TABLES } from './run-tables.js';

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
    const [claim] = await this.dataSource.query<Pick<Claim, 'id' | 'generation' | 'ticket'>[]>(
      `WITH taken AS (
         UPDATE research_runs SET generation = generation + 1, lease_until = NULL
         WHERE id = $1 AND finished_at IS NULL RETURNING id, generation, ticket
       )
       SELECT id, generation, ticket FROM taken`,
      [id],
    );
    if (!claim) return;
    try {
      await this.endings.cancel(claim);
    } catch (error) {
      if (!(error instanceof LeaseLostError)) throw error;
      // Somebody took it in between, a worker or another wish to cancel: they find that it is to be cancelled, and do so.
      await this.hasEnded(id);
    }
  }
}
