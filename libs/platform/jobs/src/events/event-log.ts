import type { DataSource, EntityManager } from 'typeorm';
import type { JobTables } from '../tables/job-tables.js';
import { appendEvents, eventsAfter, streamPosition } from './event-log.sql.js';
import type { JobEvent, NewJobEvent } from './job-event.js';

/** The stored event streams of one kind of job: append-only, numbered per job. */
export class EventLog<K extends string> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tables: JobTables,
  ) {}

  /** Appends within the transaction that makes the changes the events report. @returns the number of the last event. */
  append(manager: EntityManager, jobId: string, events: readonly NewJobEvent<K>[]): Promise<number> {
    return appendEvents(manager, this.tables, jobId, events);
  }

  /** Returns the events after `seq`, oldest first. */
  after(jobId: string, seq: number, limit: number): Promise<JobEvent<K>[]> {
    return eventsAfter(this.dataSource, this.tables, { jobId, seq, limit });
  }

  /**
   * Returns the account of the job and the position of a reader that has seen the stream up to `seq`, at most the
   * end of the stream. Null after the terminal event, and for a stream that was deleted.
   */
  async positionOf(jobId: string, seq: number): Promise<{ seq: number; accountId: string } | null> {
    return (await streamPosition(this.dataSource, this.tables, jobId, seq)) ?? null;
  }
}
