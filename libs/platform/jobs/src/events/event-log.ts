import type { DataSource, EntityManager } from 'typeorm';
import type { JobTables } from '../tables/job-tables.js';
import { appendEvents, eventsAfter, streamPosition } from './event-log.sql.js';
import type { JobEvent, NewJobEvent } from './job-event.js';

/** The streams of one kind of job as stored: append-only, numbered per job. */
export class EventLog<K extends string> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tables: JobTables,
  ) {}

  /** Appends within the transaction of what the events tell. @returns number of the last one. */
  append(manager: EntityManager, jobId: string, events: readonly NewJobEvent<K>[]): Promise<number> {
    return appendEvents(manager, this.tables, jobId, events);
  }

  /** Events after `seq`, oldest first. */
  after(jobId: string, seq: number, limit: number): Promise<JobEvent<K>[]> {
    return eventsAfter(this.dataSource, this.tables, { jobId, seq, limit });
  }

  /**
   * Where a reader stands who has seen the stream up to `seq`, be it made up: at most at the end; and whose job it is.
   * Null when nothing comes any more, as after the last event, and where a stream of long ago was deleted.
   */
  async standingOf(jobId: string, seq: number): Promise<{ seq: number; accountId: string } | null> {
    return (await streamPosition(this.dataSource, this.tables, jobId, seq)) ?? null;
  }
}
