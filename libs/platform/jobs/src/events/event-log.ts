import type { DataSource, EntityManager } from 'typeorm';
import type { JobTables } from '../tables/job-tables.js';
import type { JobEvent, NewJobEvent } from './job-event.js';
import { storableJson } from './storable-json.js';

/** The streams of one kind of job as stored: append-only, numbered per job. */
export class EventLog<K extends string> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tables: JobTables,
  ) {}

  /** Appends within the transaction of what the events tell. @returns number of the last one. */
  async append(manager: EntityManager, jobId: string, events: readonly NewJobEvent<K>[]): Promise<number> {
    const { jobs, events: log, key } = this.tables;
    // The row of the job is locked while its events are numbered, so that numbers have no gaps and become visible in
    // their order.
    const rows = await manager.query<{ seq: number }[]>(
      `WITH job AS (
         UPDATE ${jobs} SET next_seq = next_seq + $2 WHERE id = $1 RETURNING next_seq - $2 AS first
       )
       INSERT INTO ${log} (${key}, seq, kind, fields)
       SELECT $1, job.first + event.ord - 1, event.item ->> 'kind', event.item -> 'fields'
       FROM job, jsonb_array_elements($3::jsonb) WITH ORDINALITY AS event (item, ord)
       RETURNING seq`,
      [jobId, events.length, storableJson(events)],
    );
    return Math.max(0, ...rows.map(({ seq }) => seq));
  }

  /** Events after `seq`, oldest first. */
  after(jobId: string, seq: number, limit: number): Promise<JobEvent<K>[]> {
    const { events, key } = this.tables;
    return this.dataSource.query<JobEvent<K>[]>(
      `SELECT seq, kind, fields, at FROM ${events} WHERE ${key} = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
      [jobId, seq, limit],
    );
  }

  /**
   * Where a reader stands who has seen the stream up to `seq`, be it made up: at most at the end; and whose job it is.
   * Null when nothing comes any more, as after the last event, and where a stream of long ago was deleted.
   */
  async standingOf(jobId: string, seq: number): Promise<{ seq: number; accountId: string } | null> {
    const { jobs, events, key } = this.tables;
    const [row] = await this.dataSource.query<{ seq: number; accountId: string }[]>(
      `SELECT least($2, next_seq - 1)::integer AS seq, account_id AS "accountId" FROM ${jobs} WHERE id = $1
         AND (finished_at IS NULL OR EXISTS (SELECT FROM ${events} WHERE ${key} = $1 AND seq > $2))`,
      [jobId, seq],
    );
    return row ?? null;
  }
}
