import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { JobNews } from '../events/job-news.js';
import type { JobTables } from '../tables/job-tables.js';
import { isOpen, requestStop } from './stop-job.sql.js';

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
    const isHeld = await requestStop(this.dataSource, this.tables, id);
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

  /** Waits a little for somebody else to end it. @returns whether it has ended. */
  protected async hasEnded(id: string, patienceMs = PATIENCE_MS): Promise<boolean> {
    const endsAtMs = performance.now() + patienceMs;
    while (performance.now() < endsAtMs) {
      if (!(await isOpen(this.dataSource, this.tables, id))) return true;
      await sleep(LOOK_EVERY_MS);
    }
    return false;
  }
}
