import { FairSemaphore, SLOTS, type SlotOwner, type Slots, runForAccount } from '@capstan/platform-core';
import { type ClaimedJob, hasExceededMaxAttempts } from '../rows/attempts.js';
import { LeaseLostError } from '../rows/lease-lost.error.js';
import type { JobNotifier } from '../events/job-notifier.js';
import type { ClaimableJob } from '../rows/claimable-job.js';
import type { WaitingJob } from './job-dispatcher.js';
import type { JobLease } from './job-lease.js';
import { type ObservedJobRun, jobRunOperation } from './job-run-operation.js';
import { JobPaused, WorkerShutdown, StopRequested, MaxAttemptsExceeded } from './reasons.js';

/** How long this process waits before it claims a released job again: the cause of the failure may need a moment. */
const COOLDOWN_MS = 1_000;

/**
 * Claims jobs and runs them until they end or must be released. Slots are shared fairly between accounts
 * (docs/adr/0026-fair-to-all-accounts.md).
 */
export abstract class JobRunner<C extends ClaimedJob> implements SlotOwner {
  private readonly places: FairSemaphore;
  private readonly coolingDown = new Set<string>();
  private readonly onChange: (() => void)[] = [];
  private readonly running = new Map<string, { lease: JobLease; end: Promise<void> }>();
  private isClosing = false;

  /**
   * @param concurrency jobs that this process runs at a time.
   * @param queue name of the queue for operators.
   */
  constructor(
    notifier: Pick<JobNotifier, 'onStop'>,
    readonly concurrency: number,
    private readonly queue: string,
  ) {
    this.places = new FairSemaphore(concurrency);
    notifier.onStop((id) => this.running.get(id)?.lease.abort(new StopRequested()));
  }

  get [SLOTS](): Slots {
    return { resource: `${this.queue}_jobs`, places: this.places };
  }

  /** Returns the jobs for which this process has a slot. @param waiting in round-robin order. */
  admissible<T extends ClaimableJob>(waiting: readonly T[]): T[] {
    if (this.isClosing) return [];
    return this.places.admissible(
      waiting.filter(({ id }) => !this.running.has(id) && !this.coolingDown.has(id)),
    );
  }

  /** @param handler called when a job was claimed or released: another account may be next. */
  whenChanged(handler: () => void): void {
    this.onChange.push(handler);
  }

  /**
   * Runs a job if it is claimable and its account may have a slot here; resolves when this worker is done with it.
   * A job without a slot is found again by the next poll of a dispatcher.
   */
  async run({ id, accountId }: WaitingJob): Promise<void> {
    if (this.isClosing || this.running.has(id)) return;
    const leave = this.places.tryAcquire(accountId);
    if (!leave) return;
    let claim: C | null = null;
    try {
      claim = await this.claim(id);
      if (claim) await this.workOn(claim);
    } finally {
      leave();
      // Do not poll after a failed claim: an unavailable database would be queried in a loop.
      if (claim) this.changed();
    }
  }

  private async workOn(claim: C): Promise<void> {
    if (this.isClosing) return this.release(claim);
    const { id } = claim;
    const lease = this.leaseOf(claim);
    if (hasExceededMaxAttempts(claim)) lease.abort(new MaxAttemptsExceeded());
    const end = this.observe(claim, lease, () =>
      runForAccount(claim.accountId, () => this.work(claim, lease)),
    ).finally(() => {
      lease.close();
      this.running.delete(id);
      // What a paused job waits for may have ended meanwhile.
      if (!(lease.signal.reason instanceof JobPaused)) this.coolDown(id);
    });
    this.running.set(id, { lease, end });
    this.changed();
    await end;
  }

  private observe(claim: C, { signal }: JobLease, work: () => Promise<void>): Promise<void> {
    const { id, generation, traceparent } = claim;
    const run: ObservedJobRun = {
      queue: this.queue,
      jobId: id,
      generation,
      traceparent: traceparent ?? undefined,
    };
    return jobRunOperation.run(run, async () => {
      await work();
      run.isLeaseLost = signal.reason instanceof LeaseLostError;
    });
  }

  private changed(): void {
    this.onChange.forEach((handler) => handler());
  }

  private coolDown(id: string): void {
    this.coolingDown.add(id);
    setTimeout(() => this.coolingDown.delete(id), COOLDOWN_MS).unref();
  }

  /** Releases all jobs, so that other processes continue them at once. */
  async handOver(): Promise<void> {
    this.isClosing = true;
    const running = [...this.running.values()];
    running.forEach(({ lease }) => lease.abort(new WorkerShutdown()));
    await Promise.allSettled(running.map(({ end }) => end));
  }

  /** Claims a job for this worker; null when another one holds it, or it must wait. */
  protected abstract claim(id: string): Promise<C | null>;

  /** Releases a job for which no work was done. */
  protected abstract release(claim: C): Promise<void>;

  protected abstract leaseOf(claim: C): JobLease;

  /** Works until the job ends or the lease's signal aborts, possibly from the start, and records which. */
  protected abstract work(claim: C, lease: JobLease): Promise<void>;
}
