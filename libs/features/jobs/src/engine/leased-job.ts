import type { JobContext, JobProgress } from '@capstan/kit';
import type { AttemptClock, WaterfallJob } from '@capstan/capabilities';
import { AppError } from '@capstan/platform-core';
import { type JobLease, JobPaused, type NewJobEvent } from '@capstan/platform-jobs';
import type { EntityManager } from 'typeorm';
import { LeasedItems } from './leased-items.js';
import { saveCheckpoint, saveProgress } from '../rows/capability-jobs.sql.js';
import type { Claim } from '../rows/claim.js';
import type { CapabilityJobEventKind } from '../rows/event-kinds.js';
import type { HeldCapabilityJobs } from '../rows/held-capability-jobs.js';

const COUNT_WAIT_EVERY_MS = 30_000;
/** Shorter waits are not worth a statement. */
const LEAST_WAIT_MS = 1_000;

/** A job whose lease this worker holds, as its waterfall sees it. */
export class LeasedJob implements WaterfallJob {
  constructor(
    private readonly claim: Claim,
    private readonly lease: JobLease,
    private readonly held: HeldCapabilityJobs,
    private readonly maxItemBytes: number,
  ) {}

  contextFor(provider: string, clock: AttemptClock): JobContext {
    const { id, checkpoints } = this.claim;
    return {
      id,
      checkpoint: checkpoints[provider],
      items: new LeasedItems(
        this.claim,
        {
          write: (work) => this.write(work),
          requireHeld: (manager) => this.held.requireHeld(manager, this.claim),
          pause: () => this.pause(),
          progress: async (manager, progress) => {
            await this.held.recordProgress(manager, this.claim);
            return this.progress(manager, provider, progress);
          },
        },
        this.maxItemBytes,
      ),
      waitFor: (wait) => this.waitFor(wait, clock),
      report: (progress) => this.write(async (manager) => [await this.progress(manager, provider, progress)]),
      save: (checkpoint, progress) =>
        this.write(async (manager) => {
          await saveCheckpoint(manager, id, provider, checkpoint);
          // A job that makes progress did not cause the end of its workers.
          await this.held.recordProgress(manager, this.claim);
          return progress ? [await this.progress(manager, provider, progress)] : [];
        }),
    };
  }

  /** Emits the event that this worker continues the work of another one. */
  resumed(): Promise<void> {
    const { generation } = this.claim;
    return this.held.write(this.claim, () => [{ kind: 'job.resumed', fields: { generation } }]);
  }

  /** The work that the job is paused for may already have ended: the job is then claimed again at once. */
  private pause(): Promise<never> {
    const reason = new JobPaused();
    this.lease.abort(reason);
    return Promise.reject(reason);
  }

  /** Stores the waiting time periodically, because this process may end while it waits. */
  private async waitFor<T>(wait: () => Promise<T>, clock: AttemptClock): Promise<T> {
    const resumes = [clock.pause(), this.lease.pauseDeadline()];
    let sinceMs = performance.now();
    let counting: Promise<void> = Promise.resolve();
    const count = (): void => {
      const waitedMs = performance.now() - sinceMs;
      sinceMs += waitedMs;
      // While the database is unavailable, the wait counts as work.
      counting = counting
        .then(() => this.held.discountTime(this.claim, waitedMs / 1000))
        .catch(() => undefined);
    };
    const timer = setInterval(count, COUNT_WAIT_EVERY_MS);
    try {
      return await wait();
    } finally {
      clearInterval(timer);
      if (performance.now() - sinceMs > LEAST_WAIT_MS) count();
      await counting;
      resumes.forEach((resume) => resume());
    }
  }

  private async progress(
    manager: EntityManager,
    provider: string,
    { done, total, unit }: JobProgress,
  ): Promise<NewJobEvent<CapabilityJobEventKind>> {
    const state = { done, total: total ?? null, unit };
    await saveProgress(manager, this.claim.id, state);
    return { kind: 'job.progress', fields: { provider, ...state } };
  }

  private async write(
    work: (manager: EntityManager) => Promise<readonly NewJobEvent<CapabilityJobEventKind>[]>,
  ): Promise<void> {
    try {
      await this.held.write(this.claim, work);
    } catch (error) {
      // The waterfall would treat it as a failure of the provider and try the next one. So a job is released and
      // continued if the database is briefly unavailable.
      if (!(error instanceof AppError))
        this.lease.abort(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  }
}
