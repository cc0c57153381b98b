import { PausableTimeout } from '@capstan/platform-core';
import { JOB_LEASE_SECONDS } from '../rows/lease.sql.js';
import { LeaseLostError } from '../rows/lease-lost.error.js';
import { StopRequested } from './reasons.js';

const RENEW_EVERY_MS = 1_000;

/** Options of a lease. */
export interface JobLeaseOptions {
  jobId: string;
  /** Extends the lease in the database. @throws LeaseLostError. */
  renew: () => Promise<{ isStopRequested: boolean }>;
  /** Whether a stop was requested before the claim. */
  isStopRequested: boolean;
  /** Milliseconds until the deadline of the job. */
  remainingMs: number;
  /** Abort reason when the deadline passes. */
  deadlineReason: Error;
}

/**
 * A lease on a running job. Renews it each second; its signal aborts when renewal fails for longer than a lease
 * lasts, a stop is requested, or the deadline passes.
 */
export class JobLease {
  private readonly end = new AbortController();
  private readonly renewal: NodeJS.Timeout;
  private readonly deadline: PausableTimeout;
  private renewedAtMs = performance.now();
  private isRenewing = false;

  constructor(private readonly options: JobLeaseOptions) {
    this.renewal = setInterval(() => this.tick(), RENEW_EVERY_MS);
    this.deadline = new PausableTimeout(() => this.abort(options.deadlineReason), options.remainingMs);
    if (options.isStopRequested) this.abort(new StopRequested());
  }

  get signal(): AbortSignal {
    return this.end.signal;
  }

  abort(reason: Error): void {
    if (!this.end.signal.aborted) this.end.abort(reason);
  }

  /** Stops the clock of the deadline; renewal continues. @returns a function that starts it again. */
  pauseDeadline(): () => void {
    return this.deadline.pause();
  }

  close(): void {
    clearInterval(this.renewal);
    this.deadline.close();
  }

  private tick(): void {
    // A query on a lost connection may never return.
    if (this.isRenewing) this.abortIfOver();
    else void this.renew();
  }

  private async renew(): Promise<void> {
    this.isRenewing = true;
    try {
      const { isStopRequested } = await this.options.renew();
      this.renewedAtMs = performance.now();
      if (isStopRequested) this.abort(new StopRequested());
    } catch (error) {
      // The database may be briefly unavailable.
      if (error instanceof LeaseLostError) this.abort(error);
      else this.abortIfOver();
    } finally {
      this.isRenewing = false;
    }
  }

  /** After the time of a lease another worker may hold the job. */
  private abortIfOver(): void {
    const isOver = performance.now() - this.renewedAtMs > JOB_LEASE_SECONDS * 1000;
    if (isOver) this.abort(new LeaseLostError(this.options.jobId));
  }
}
