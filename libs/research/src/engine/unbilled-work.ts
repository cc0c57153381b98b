import { Injectable } from '@nestjs/common';
import { FailureBudget } from '@capstan/capabilities';
import { DataSource } from 'typeorm';
import { DEPTH_LIMITS, type Depth } from '../model/depth.js';

/** Counts the work on runs that ended without a charge for the failure budget of their account. */
@Injectable()
export class UnbilledWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly failures: FailureBudget,
  ) {}

  /** @param runId of a run that has ended through its account: cancelled, or given up after it ended its workers. */
  async count(runId: string): Promise<void> {
    const [run] = await this.dataSource.query<{ accountId: string; depth: Depth; seconds: number }[]>(
      `SELECT account_id AS "accountId", request ->> 'depth' AS depth, worked_seconds
         + coalesce(greatest(0, extract(epoch FROM finished_at - claimed_at)), 0)::float8 AS seconds
       FROM research_runs WHERE id = $1 AND finished_at IS NOT NULL AND credits = 0`,
      [runId],
    );
    if (!run) return;
    // The time since its worker died is not work.
    this.failures.spend(run.accountId, Math.min(run.seconds, DEPTH_LIMITS[run.depth].wallMs / 1000));
  }
}
