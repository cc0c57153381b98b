import type { DataSource } from 'typeorm';
import type { JobNotifier } from '../events/job-notifier.js';
import type { JobTables } from '../tables/job-tables.js';
import type { JobStore } from './job-store.js';
import { LeaseLostError } from './lease-lost.error.js';
import { StopJob } from './stop-job.js';

/** How long to wait for a concurrent cancellation that is about to settle the call. */
const SETTLEMENT_MS = 10_000;

/** Cancels a job whose end settles its call: if its worker does not do so in time, this process does. */
export abstract class CancelJob<C extends object> extends StopJob {
  constructor(
    dataSource: DataSource,
    tables: Pick<JobTables, 'jobs'>,
    notifier: Pick<JobNotifier, 'notifyStop' | 'notifyEvents'>,
    private readonly store: Pick<JobStore<C>, 'claimForEnding'>,
  ) {
    super(dataSource, tables, notifier);
  }

  /** Ends the job as cancelled. @throws LeaseLostError if another process claimed it. */
  protected abstract end(claim: C): Promise<void>;

  protected override async force(id: string): Promise<void> {
    // Claimed like by a worker until it is settled, so that no worker claims it in between.
    const claim = await this.store.claimForEnding(id);
    if (!claim) return;
    try {
      await this.end(claim);
    } catch (error) {
      if (!(error instanceof LeaseLostError)) throw error;
      // A concurrent cancellation claimed it in between, and ends it.
      await this.hasEnded(id, SETTLEMENT_MS);
    }
  }
}
