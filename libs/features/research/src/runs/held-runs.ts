import { Injectable } from '@nestjs/common';
import { type HeldJob, HeldJobs, KEEP, LeaseLostError } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { ResearchEventKind } from '../run/research-run.js';
import { RunEvents } from './run-events.js';
import { RunNews } from './run-news.js';
import { RUN_TABLES } from './run-tables.js';

/** The time in which nobody has a run counts for no cap, so that of its worker ends when it is given back. */
const COUNT_TIME = `worked_seconds = worked_seconds
  + coalesce(greatest(0, extract(epoch FROM clock_timestamp() - claimed_at)), 0)`;

/** What a worker writes about a run it holds. */
@Injectable()
export class HeldRuns extends HeldJobs<ResearchEventKind> {
  constructor(dataSource: DataSource, events: RunEvents, news: RunNews) {
    super(dataSource, RUN_TABLES, events, news, [COUNT_TIME]);
  }

  /**
   * Closes the stream of a run for all that still goes on in this process, so that what was told of it can be counted.
   * @returns the claim under which the run can be ended. @throws LeaseLostError.
   */
  async seal<T extends HeldJob>(claim: T): Promise<T> {
    const [sealed] = await this.dataSource.query<{ generation: number }[]>(
      `WITH sealed AS (
         UPDATE research_runs SET generation = generation + 1, ${KEEP}
         WHERE id = $1 AND generation = $2 AND finished_at IS NULL RETURNING generation
       )
       SELECT generation FROM sealed`,
      [claim.id, claim.generation],
    );
    if (!sealed) throw new LeaseLostError(claim.id);
    return { ...claim, generation: sealed.generation };
  }
}
