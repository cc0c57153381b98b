import type { DataSource, EntityManager } from 'typeorm';
import type { EventLog } from '../events/event-log.js';
import type { NewJobEvent } from '../events/job-event.js';
import type { JobNews } from '../events/job-news.js';
import type { JobTables } from './job-tables.js';
import { LEASE_SECONDS } from './lease.js';
import { LeaseLostError } from './lease-lost.error.js';

/** A job in the hands of a worker; `generation` counts the workers that took it. */
export interface HeldJob {
  id: string;
  generation: number;
}

/** What a worker writes about a job it holds: all of it in one transaction that first proves that it still does. */
export class HeldJobs<K extends string> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tables: Pick<JobTables, 'jobs'>,
    private readonly log: Pick<EventLog<K>, 'append'>,
    private readonly news: Pick<JobNews, 'eventsOf'>,
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
         UPDATE ${this.tables.jobs} SET lease_until = clock_timestamp() + make_interval(secs => $3)
         WHERE id = $1 AND generation = $2 AND finished_at IS NULL RETURNING stop_requested_at
       )
       SELECT stop_requested_at IS NOT NULL AS stop FROM renewed`,
      [id, generation, LEASE_SECONDS],
    );
    if (!row) throw new LeaseLostError(id);
    return { isStopWanted: row.stop };
  }

  /** Gives a job back unfinished, so that another worker takes it at once. */
  async release({ id, generation }: HeldJob): Promise<void> {
    await this.dataSource.query(
      `UPDATE ${this.tables.jobs} SET lease_until = NULL WHERE id = $1 AND generation = $2 AND finished_at IS NULL`,
      [id, generation],
    );
  }
}
