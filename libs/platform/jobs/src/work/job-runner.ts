import { FairSemaphore, runForAccount } from '@capstan/platform-core';
import { type TakenJob, isWornOut } from '../rows/takes.js';
import type { JobNews } from '../events/job-news.js';
import type { ClaimableJob } from '../rows/claimable-job.js';
import type { WaitingJob } from './job-dispatcher.js';
import type { JobLease } from './job-lease.js';
import { HandedOver, StopRequested, WornOut } from './reasons.js';

/** A job that was let go waits so long until this process takes it again: what it failed at may need a moment. */
const REST_MS = 1_000;

/**
 * Takes jobs and works on them until they end, or somebody else has to go on. Its places are fair to all accounts
 * (docs/adr/0026-fair-to-all-accounts.md).
 */
export abstract class JobRunner<C extends TakenJob> {
  private readonly places: FairSemaphore;
  private readonly resting = new Set<string>();
  private readonly onChange: (() => void)[] = [];
  private readonly running = new Map<string, { lease: JobLease; end: Promise<void> }>();
  private isClosing = false;

  /** @param concurrency jobs that this process works on at a time. */
  constructor(
    news: Pick<JobNews, 'onStop'>,
    readonly concurrency: number,
  ) {
    this.places = new FairSemaphore(concurrency);
    news.onStop((id) => this.running.get(id)?.lease.abort(new StopRequested()));
  }

  /** Jobs that this process has a place for, all together. @param waiting in the order of their turns. */
  admissible<T extends ClaimableJob>(waiting: readonly T[]): T[] {
    if (this.isClosing) return [];
    return this.places.admissible(waiting.filter(({ id }) => !this.running.has(id) && !this.resting.has(id)));
  }

  /** @param handler called when a job was taken or let go: it may be another one's turn. */
  whenChanged(handler: () => void): void {
    this.onChange.push(handler);
  }

  /**
   * Works on a job if it is free and its account may have a place here; resolves when this worker is done with it.
   * A job without a place is found again by the next look of a dispatcher.
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
      // A claim that failed says nothing new: looking at once would ask a database that is away without end.
      if (claim) this.changed();
    }
  }

  private async workOn(claim: C): Promise<void> {
    if (this.isClosing) return this.giveBack(claim);
    const { id } = claim;
    const lease = this.leaseOf(claim);
    if (isWornOut(claim)) lease.abort(new WornOut());
    const end = runForAccount(claim.accountId, () => this.work(claim, lease)).finally(() => {
      lease.close();
      this.running.delete(id);
      this.rest(id);
    });
    this.running.set(id, { lease, end });
    this.changed();
    await end;
  }

  private changed(): void {
    this.onChange.forEach((handler) => handler());
  }

  private rest(id: string): void {
    this.resting.add(id);
    setTimeout(() => this.resting.delete(id), REST_MS).unref();
  }

  /** Lets go of all jobs, so that another process goes on with them at once. */
  async handOver(): Promise<void> {
    this.isClosing = true;
    const running = [...this.running.values()];
    running.forEach(({ lease }) => lease.abort(new HandedOver()));
    await Promise.allSettled(running.map(({ end }) => end));
  }

  /** Takes a job for this worker; null when another one has it, or it must wait. */
  protected abstract claim(id: string): Promise<C | null>;

  /** Gives a job back that nothing was done for. */
  protected abstract giveBack(claim: C): Promise<void>;

  protected abstract leaseOf(claim: C): JobLease;

  /** Works until the job ends or the lease's signal aborts, be it from the start, and writes down which. */
  protected abstract work(claim: C, lease: JobLease): Promise<void>;
}
