import type { DataSource, EntityManager } from 'typeorm';
import type { EventLog } from '../events/event-log.js';
import type { NewJobEvent } from '../events/job-event.js';
import type { JobNotifier } from '../events/job-notifier.js';
import type { JobTables } from '../tables/job-tables.js';
import type { HeldJob } from './held-job.js';
import { raiseGeneration } from './fences.sql.js';
import {
  UNCLAIM,
  resetAttemptsWithoutProgress,
  releaseHeldJob,
  lockHeldJob,
  renewHeldJob,
} from './held-jobs.sql.js';
import { LeaseLostError } from './lease-lost.error.js';

/** Writes of a worker to a job that it holds: each in one transaction that first checks that it still holds it. */
export class HeldJobs<K extends string> {
  constructor(
    protected readonly dataSource: DataSource,
    private readonly tables: Pick<JobTables, 'jobs'>,
    private readonly log: Pick<EventLog<K>, 'append'>,
    private readonly notifier: Pick<JobNotifier, 'notifyEvents'>,
    /** SQL: further columns to set when a job is released. */
    private readonly atReturn: readonly string[] = [],
  ) {}

  /**
   * @param work changes rows and returns the events that report the changes.
   * @throws LeaseLostError when another worker claimed the job, or it has ended.
   */
  async write(
    { id, generation }: HeldJob,
    work: (manager: EntityManager) => Promise<readonly NewJobEvent<K>[]> | readonly NewJobEvent<K>[],
  ): Promise<void> {
    const hasGrown = await this.dataSource.transaction(async (manager) => {
      await this.requireHeld(manager, { id, generation });
      const events = await work(manager);
      if (events.length > 0) await this.log.append(manager, id, events);
      return events.length > 0;
    });
    if (hasGrown) this.notifier.notifyEvents(id);
  }

  /** Checks, for the rest of a transaction that another part begun, that this worker holds the job. @throws LeaseLostError. */
  async requireHeld(manager: EntityManager, job: HeldJob): Promise<void> {
    if (!(await lockHeldJob(manager, this.tables, job))) throw new LeaseLostError(job.id);
  }

  /** Extends the lease. @throws LeaseLostError. */
  async renew({ id, generation }: HeldJob): Promise<{ isStopRequested: boolean }> {
    const row = await renewHeldJob(this.dataSource, this.tables, { id, generation });
    if (!row) throw new LeaseLostError(id);
    return row;
  }

  /** Records progress, within a write: earlier lost workers no longer count against the job. */
  async recordProgress(manager: EntityManager, { id }: HeldJob): Promise<void> {
    await resetAttemptsWithoutProgress(manager, this.tables, id);
  }

  /**
   * Closes the stream of a job for concurrent work in this process, so that its events can be counted.
   * @returns the claim with which the job can be ended. @throws LeaseLostError.
   */
  async seal<T extends HeldJob>(claim: T): Promise<T> {
    const generation = await raiseGeneration(this.dataSource, this.tables, claim);
    if (generation === undefined) throw new LeaseLostError(claim.id);
    return { ...claim, generation };
  }

  /**
   * Releases a job because this process shuts down; another worker claims it at once, and the attempt does not
   * count.
   * @param changes SQL: further columns to set.
   */
  handOver(job: HeldJob, changes: readonly string[] = []): Promise<void> {
    return this.releaseWith(job, [...UNCLAIM, ...changes]);
  }

  /** Releases a job whose work failed for a transient reason. */
  release(job: HeldJob): Promise<void> {
    return this.releaseWith(job, []);
  }

  private releaseWith(job: HeldJob, changes: readonly string[]): Promise<void> {
    return releaseHeldJob(this.dataSource, this.tables, job, [...changes, ...this.atReturn]);
  }
}
