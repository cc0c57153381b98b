import type { JobContext, JobProgress } from '@capstan/kit';
import type { WaterfallJob } from '@capstan/capabilities';
import { type JobLease, LeaseLostError } from '@capstan/platform-jobs';
import type { EntityManager } from 'typeorm';
import { saveCheckpoint, saveProgress } from '../rows/capability-jobs.sql.js';
import type { Claim } from '../rows/claim.js';
import type { HeldCapabilityJobs } from '../rows/held-capability-jobs.js';

/** A job in the hands of this worker, as its waterfall sees it. */
export class LeasedJob implements WaterfallJob {
  constructor(
    private readonly claim: Claim,
    private readonly lease: JobLease,
    private readonly held: HeldCapabilityJobs,
  ) {}

  contextFor(provider: string): JobContext {
    const { id, checkpoints } = this.claim;
    return {
      id,
      checkpoint: checkpoints[provider],
      report: (progress) => this.write(provider, progress),
      save: (checkpoint, progress) =>
        this.write(provider, progress, async (manager) => {
          await saveCheckpoint(manager, id, provider, checkpoint);
          // A job that gets further did not end its workers.
          await this.held.recordProgress(manager, this.claim);
        }),
    };
  }

  /** Announces that this worker continues the work of another one. */
  resumed(): Promise<void> {
    const { generation } = this.claim;
    return this.held.write(this.claim, () => [{ kind: 'job.resumed', fields: { generation } }]);
  }

  private async write(
    provider: string,
    progress: JobProgress | undefined,
    change: (manager: EntityManager) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    try {
      await this.held.write(this.claim, async (manager) => {
        await change(manager);
        if (!progress) return [];
        const state = { done: progress.done, total: progress.total ?? null, unit: progress.unit };
        await saveProgress(manager, this.claim.id, state);
        return [{ kind: 'job.progress' as const, fields: { provider, ...state } }];
      });
    } catch (error) {
      // The waterfall would take it for a failure of the provider, and ask the next one.
      if (error instanceof LeaseLostError) this.lease.abort(error);
      throw error;
    }
  }
}
