import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { JobNotifier } from '../events/job-notifier.js';
import type { JobTables } from '../tables/job-tables.js';
import { isOpen, requestStop } from './stop-job.sql.js';

/** The time a worker has to commit what is complete and end the job. */
const STOP_TIMEOUT_MS = 1_500;
const POLL_INTERVAL_MS = 50;

/** Stops a job: notifies its worker, and ends it from this process if the worker does not do so in time. */
export abstract class StopJob {
  constructor(
    protected readonly dataSource: DataSource,
    private readonly tables: Pick<JobTables, 'jobs'>,
    protected readonly notifier: Pick<JobNotifier, 'notifyStop' | 'notifyEvents'>,
  ) {}

  /** Resolves when the job has ended: within two seconds, unless the database is slower. */
  async run(id: string): Promise<void> {
    const isHeld = await requestStop(this.dataSource, this.tables, id);
    if (isHeld) {
      this.notifier.notifyStop(id);
      if (await this.hasEnded(id)) return;
    }
    await this.force(id);
  }

  /**
   * Ends the job without its worker, unless it has ended. Increments its generation, so that a worker that is still
   * running can no longer write.
   */
  protected abstract force(id: string): Promise<void>;

  /** Waits up to `timeoutMs` for another process to end it. @returns whether it has ended. */
  protected async hasEnded(id: string, timeoutMs = STOP_TIMEOUT_MS): Promise<boolean> {
    const endsAtMs = performance.now() + timeoutMs;
    while (performance.now() < endsAtMs) {
      if (!(await isOpen(this.dataSource, this.tables, id))) return true;
      await sleep(POLL_INTERVAL_MS);
    }
    return false;
  }
}
