import { Injectable } from '@nestjs/common';
import { type HeldJob, HeldJobs } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { ResearchEventKind } from '../run/research-run.js';
import { RunEvents } from './run-events.js';
import { RunNews } from './run-news.js';
import { RUN_TABLES } from './run-tables.js';

/** What a worker writes about a run it holds. */
@Injectable()
export class HeldRuns extends HeldJobs<ResearchEventKind> {
  constructor(
    private readonly runs: DataSource,
    events: RunEvents,
    news: RunNews,
  ) {
    super(runs, RUN_TABLES, events, news);
  }

  /** The time in which nobody has it counts for no cap, so that of its worker ends here. */
  override async release({ id, generation }: HeldJob): Promise<void> {
    await this.runs.query(
      `UPDATE research_runs SET lease_until = NULL, claimed_at = NULL, worked_seconds = worked_seconds
         + coalesce(greatest(0, extract(epoch FROM clock_timestamp() - claimed_at)), 0)
       WHERE id = $1 AND generation = $2 AND finished_at IS NULL`,
      [id, generation],
    );
  }
}
