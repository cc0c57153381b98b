import type { DataSource, EntityManager } from 'typeorm';
import type { EventLog } from '../events/event-log.js';
import type { NewJobEvent } from '../events/job-event.js';
import type { JobNews } from '../events/job-news.js';
import type { JobTables } from '../tables/job-tables.js';
import type { HeldJob } from './held-job.js';
import { raiseGeneration } from './fences.sql.js';
import { UNTAKE, forgetFruitlessTakes, giveJobBack, lockHeldJob, renewHeldJob } from './held-jobs.sql.js';
import { LeaseLostError } from './lease-lost.error.js';

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
      if (!(await lockHeldJob(manager, this.tables, { id, generation }))) throw new LeaseLostError(id);
      const events = await work(manager);
      if (events.length > 0) await this.log.append(manager, id, events);
      return events.length > 0;
    });
    if (hasGrown) this.news.eventsOf(id);
  }

  /** Keeps a job for its worker. @throws LeaseLostError. */
  async renew({ id, generation }: HeldJob): Promise<{ isStopWanted: boolean }> {
    const row = await renewHeldJob(this.dataSource, this.tables, { id, generation });
    if (!row) throw new LeaseLostError(id);
    return row;
  }

  /** The job got further, within a write: what its workers died of until now says nothing against it. */
  async advanced(manager: EntityManager, { id }: HeldJob): Promise<void> {
    await forgetFruitlessTakes(manager, this.tables, id);
  }

  /**
   * Closes the stream of a job for everything that still runs in this process, so that its events can be counted.
   * @returns the claim under which the job can be ended. @throws LeaseLostError.
   */
  async seal<T extends HeldJob>(claim: T): Promise<T> {
    const generation = await raiseGeneration(this.dataSource, this.tables, claim);
    if (generation === undefined) throw new LeaseLostError(claim.id);
    return { ...claim, generation };
  }

  /** Gives a job back that this process has no time for; another worker takes it at once, as if this one had not. */
  handOver(job: HeldJob): Promise<void> {
    return this.giveBack(job, UNTAKE);
  }

  /** Gives a job back whose work failed for a reason that may pass. */
  release(job: HeldJob): Promise<void> {
    return this.giveBack(job, []);
  }

  private giveBack(job: HeldJob, changes: readonly string[]): Promise<void> {
    return giveJobBack(this.dataSource, this.tables, job, [...changes, ...this.atReturn]);
  }
}
