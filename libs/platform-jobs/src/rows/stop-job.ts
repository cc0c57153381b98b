import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import type { EventLog } from '../events/event-log.js';
import type { NewJobEvent } from '../events/job-event.js';
import type { JobNews } from '../events/job-news.js';
import type { JobTables } from './job-tables.js';

/** What its worker has to commit what is good and say goodbye. */
const PATIENCE_MS = 1_500;
const LOOK_EVERY_MS = 50;

/** Stops a job: asks its worker, and ends it from here when nobody does so in time. */
export abstract class StopJob<K extends string> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tables: Pick<JobTables, 'jobs'>,
    private readonly log: Pick<EventLog<K>, 'append'>,
    private readonly news: Pick<JobNews, 'stop' | 'eventsOf'>,
  ) {}

  /** Resolves within two seconds, when the job has ended. */
  async run(id: string): Promise<void> {
    const isHeld = await this.request(id);
    if (isHeld) {
      this.news.stop(id);
      if (await this.hasEnded(id)) return;
    }
    await this.force(id);
  }

  /** Notes in the row that the job was stopped, and gives the events that tell of it. */
  protected abstract stopped(manager: EntityManager, id: string): Promise<readonly NewJobEvent<K>[]>;

  /** @returns whether a worker holds it. */
  private async request(id: string): Promise<boolean> {
    const [row] = await this.dataSource.query<{ held: boolean }[]>(
      `WITH asked AS (
         UPDATE ${this.tables.jobs} SET stop_requested_at = coalesce(stop_requested_at, now())
         WHERE id = $1 AND finished_at IS NULL RETURNING lease_until
       )
       SELECT coalesce(lease_until > clock_timestamp(), false) AS held FROM asked`,
      [id],
    );
    return row?.held ?? false;
  }

  private async hasEnded(id: string): Promise<boolean> {
    const endsAtMs = performance.now() + PATIENCE_MS;
    while (performance.now() < endsAtMs) {
      const running = await this.dataSource.query<object[]>(
        `SELECT FROM ${this.tables.jobs} WHERE id = $1 AND finished_at IS NULL`,
        [id],
      );
      if (running.length === 0) return true;
      await sleep(LOOK_EVERY_MS);
    }
    return false;
  }

  /** The next generation belongs to nobody: a worker that still lives can write nothing more. */
  private async force(id: string): Promise<void> {
    const isStopped = await this.dataSource.transaction(async (manager) => {
      const ended = await manager.query<object[]>(
        `WITH ended AS (
           UPDATE ${this.tables.jobs} SET finished_at = now(), generation = generation + 1, lease_until = NULL
           WHERE id = $1 AND finished_at IS NULL RETURNING id
         )
         SELECT id FROM ended`,
        [id],
      );
      if (ended.length === 0) return false;
      await this.log.append(manager, id, await this.stopped(manager, id));
      return true;
    });
    if (isStopped) this.news.eventsOf(id);
  }
}
