import { LEASE_SECONDS } from '../rows/lease.sql.js';
import { LeaseLostError } from '../rows/lease-lost.error.js';
import { StopRequested } from './reasons.js';

const RENEW_EVERY_MS = 1_000;

/** What a lease is made of. */
export interface JobLeaseOptions {
  jobId: string;
  /** A sign of life. @throws LeaseLostError. */
  renew: () => Promise<{ isStopWanted: boolean }>;
  /** Somebody wanted it stopped before it was taken. */
  isStopWanted: boolean;
  /** What is left of the time that the job may take. */
  leftMs: number;
  /** Reason of the signal when that time is over. */
  overtime: Error;
}

/**
 * Keeps a job for this worker by a sign of life each second, and gives it up as soon as that fails for longer than
 * a lease lasts, somebody wants it stopped, or its time is over.
 */
export class JobLease {
  private readonly end = new AbortController();
  private readonly renewal: NodeJS.Timeout;
  private readonly deadline: NodeJS.Timeout;
  private renewedAtMs = performance.now();
  private isRenewing = false;

  constructor(private readonly options: JobLeaseOptions) {
    this.renewal = setInterval(() => void this.renew(), RENEW_EVERY_MS);
    this.deadline = setTimeout(() => this.abort(options.overtime), Math.max(1, options.leftMs));
    if (options.isStopWanted) this.abort(new StopRequested());
  }

  get signal(): AbortSignal {
    return this.end.signal;
  }

  abort(reason: Error): void {
    if (!this.end.signal.aborted) this.end.abort(reason);
  }

  close(): void {
    clearInterval(this.renewal);
    clearTimeout(this.deadline);
  }

  private async renew(): Promise<void> {
    if (this.isRenewing) return;
    this.isRenewing = true;
    try {
      const { isStopWanted } = await this.options.renew();
      this.renewedAtMs = performance.now();
      if (isStopWanted) this.abort(new StopRequested());
    } catch (error) {
      // The database may be away for a moment; after the lease somebody else may have the job.
      const isOver = performance.now() - this.renewedAtMs > LEASE_SECONDS * 1000;
      if (error instanceof LeaseLostError) this.abort(error);
      else if (isOver) this.abort(new LeaseLostError(this.options.jobId));
    } finally {
      this.isRenewing = false;
    }
  }
}
