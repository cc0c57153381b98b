import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { JobNews } from '../events/job-news.js';
import type { JobTables } from '../tables/job-tables.js';

/** What its worker has to commit what is good and say goodbye. */
const PATIENCE_MS = 1_500;
const LOOK_EVERY_MS = 50;

/** Stops a job: asks its worker, and ends it from here when nobody does so in time. */
export abstract class StopJob {
  constructor(
    protected readonly dataSource: DataSource,
    private readonly tables: Pick<JobTables, 'jobs'>,
    protected readonly news: Pick<JobNews, 'stop' | 'eventsOf'>,
  ) {}

  /** Resolves when the job has ended: within two seconds, unless the database is slower. */
  async run(id: string): Promise<void> {
    const isHeld = await this.request(id);
    if (isHeld) {
      this.news.stop(id);
      if (await this.hasEnded(id)) return;
    }
    await this.force(id);
  }

  /**
   * Ends the job without its worker, unless it has ended. It takes a generation of its own, so that a worker which still
   * lives can write nothing more.
   */
  protected abstract force(id: string): Promise<void>;

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

  /** Waits a little for somebody else to end it. @returns whether it has ended. */
  protected async hasEnded(id: string, patienceMs = PATIENCE_MS): Promise<boolean> {
    const endsAtMs = performance.now() + patienceMs;
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
}
