import type { BuildStore } from '../builds/build-store.js';
import { type Claim, LEASE_SECONDS } from '../builds/claim.js';
import { BuildCapError } from '../errors/build-cap.error.js';
import { LeaseLostError } from '../errors/lease-lost.error.js';
import { StopRequested } from './reasons.js';

const RENEW_EVERY_MS = 1_000;

/**
 * Keeps a build for this worker by a sign of life each second, and gives it up as soon as that fails for longer than
 * a lease lasts, somebody wants it stopped, or its time is over.
 */
export class BuildLease {
  private readonly end = new AbortController();
  private readonly renewal: NodeJS.Timeout;
  private readonly deadline: NodeJS.Timeout;
  private renewedAtMs = performance.now();
  private isRenewing = false;

  constructor(
    private readonly store: BuildStore,
    private readonly claim: Claim,
    maxSeconds: number,
  ) {
    this.renewal = setInterval(() => void this.renew(), RENEW_EVERY_MS);
    const leftMs = Math.max(1, (maxSeconds - claim.runningSeconds) * 1000);
    this.deadline = setTimeout(() => this.abort(new BuildCapError('time')), leftMs);
    if (claim.isStopWanted) this.abort(new StopRequested());
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
      const { isStopWanted } = await this.store.renew(this.claim);
      this.renewedAtMs = performance.now();
      if (isStopWanted) this.abort(new StopRequested());
    } catch (error) {
      // The database may be away for a moment; after the lease somebody else may have the build.
      const isOver = performance.now() - this.renewedAtMs > LEASE_SECONDS * 1000;
      if (error instanceof LeaseLostError || isOver) {
        this.abort(error instanceof LeaseLostError ? error : new LeaseLostError(this.claim.id));
      }
    } finally {
      this.isRenewing = false;
    }
  }
}
