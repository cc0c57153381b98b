import type { DataSource, EntityManager } from 'typeorm';
import type { EventLog } from '../events/event-log.js';
import type { NewJobEvent } from '../events/job-event.js';
import type { JobNews } from '../events/job-news.js';
import type { JobTables } from '../tables/job-tables.js';
import { KEEP } from './lease.js';
import { LeaseLostError } from './lease-lost.error.js';

/** A job in the hands of a worker; `generation` counts the workers that took it. */
export interface HeldJob {
  id: string;
  generation: number;
}

/** What a worker writes about a job it holds: all of it in one transaction that first proves that it still does. */
export class HeldJobs<K extends string> {
  constructor(
    protected readonly dataSource: DataSource,
    private readonly tables: Pick<JobTables, 'jobs'>,
    private readonly log: Pick<EventLog<K>, 'append'>,
    private readonly news: Pick<JobNews, 'eventsOf'>,
    /** SQL: further columns to be set when a job is given back. */
    private readonly atReturn: readonly string[] = [],
  ) {}

  /**
   * @param work changes rows and gives the events that tell of it.
   * @throws LeaseLostError when another worker took the job, or it ended.
   */
  async write(
    { id, generation }: HeldJob,
    work: (manager: EntityManager) => Promise<readonly NewJobEvent<K>[]> | readonly NewJobEvent<K>[],
  ): Promise<void> {
    const hasGrown = await this.dataSource.transaction(async (manager) => {
      // No key: rows that refer to the job need not wait for a commit.
      const held = await manager.query<object[]>(
        `SELECT FROM ${this.tables.jobs} WHERE id = $1 AND generation = $2 AND finished_at IS NULL FOR NO KEY UPDATE`,
        [id, generation],
      );
      if (held.length === 0) throw new LeaseLostError(id);
      const events = await work(manager);
      if (events.length > 0) await this.log.append(manager, id, events);
      return events.length > 0;
    });
    if (hasGrown) this.news.eventsOf(id);
  }

  /** Keeps a job for its worker. @throws LeaseLostError. */
  async renew({ id, generation }: HeldJob): Promise<{ isStopWanted: boolean }> {
    const [row] = await this.dataSource.query<{ stop: boolean }[]>(
      `WITH renewed AS (
         UPDATE ${this.tables.jobs} SET ${KEEP}
         WHERE id = $1 AND generation = $2 AND finished_at IS NULL RETURNING stop_requested_at
       )
       SELECT stop_requested_at IS NOT NULL AS stop FROM renewed`,
      [id, generation],
    );
    if (!row) throw new LeaseLostError(id);
    return { isStopWanted: row.stop };
  }

  /** The job got further, within a write: what its workers died of until now says nothing against it. */
  async advanced(manager: EntityManager, { id }: HeldJob): Promise<void> {
    await manager.query(
      `UPDATE ${this.tables.jobs} SET fruitless_takes = 0 WHERE id = $1 AND fruitless_takes > 0`,
      [id],
    );
  }

  /** Gives a job back that this process has no time for; another worker takes it at once, as if this one had not. */
  handOver(job: HeldJob): Promise<void> {
    return this.giveBack(job, ['claimed_at = NULL', 'fruitless_takes = greatest(0, fruitless_takes - 1)']);
  }

  /** Gives a job back whose work failed for a reason that may pass. */
  release(job: HeldJob): Promise<void> {
    return this.giveBack(job, []);
  }

  private async giveBack({ id, generation }: HeldJob, changes: readonly string[]): Promise<void> {
    const all = [...changes, ...this.atReturn, 'lease_until = NULL'].join(', ');
    await this.dataSource.query(
      `UPDATE ${this.tables.jobs} SET ${all} WHERE id = $1 AND generation = $2 AND finished_at IS NULL`,
      [id, generation],
    );
  }
}
