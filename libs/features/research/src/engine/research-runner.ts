import { Inject, Injectable, Logger } from '@nestjs/common';
import { isOfJob } from '@capstan/capabilities';
import { JobLease, JobRunner } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import { DEPTH_LIMITS, SYNTHESIS_SHARE } from '../model/depth.js';
import { type ResearchConfig, researchConfig } from '../research.config.js';
import { ResearchPipeline } from '../pipeline/research-pipeline.js';
import { Budget } from '../run/budget.js';
import type { Claim } from '../runs/claim.js';
import { HeldRuns } from '../runs/held-runs.js';
import { RunNotifier } from '../runs/run-notifier.js';
import { RunStore } from '../runs/run-store.js';
import { LeasedRun } from './leased-run.js';
import { DeadlineExceeded } from '../errors/deadline-exceeded.js';
import { RunEndings } from '../runs/run-endings.js';
import { StoredCheckpoints } from './stored-checkpoints.js';

/** How long a run for which a client waits may be queued before it fails. */
const MAX_QUEUED_SECONDS = 900;
/** Extra time to store the result after the deadline of the run. */
const GRACE_MS = 30_000;

/** Claims runs and works on them until they end or are handed over. */
@Injectable()
export class ResearchRunner extends JobRunner<Claim> {
  private readonly logger = new Logger('Research');

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: RunStore,
    private readonly held: HeldRuns,
    private readonly pipeline: ResearchPipeline,
    private readonly endings: RunEndings,
    @Inject(researchConfig.token) { concurrency }: ResearchConfig,
    notifier: RunNotifier,
  ) {
    super(notifier, concurrency, 'research');
  }

  protected override claim(id: string): Promise<Claim | null> {
    return this.store.claim(id);
  }

  protected override release(claim: Claim): Promise<void> {
    return this.held.handOver(claim);
  }

  protected override leaseOf(claim: Claim): JobLease {
    return new JobLease({
      jobId: claim.id,
      renew: () => this.held.renew(claim),
      isStopRequested: claim.isStopRequested,
      remainingMs: leftMsOf(claim),
      deadlineReason: new DeadlineExceeded(),
    });
  }

  protected override async work(claim: Claim, lease: JobLease): Promise<void> {
    try {
      lease.signal.throwIfAborted();
      if (claim.queuedSeconds > MAX_QUEUED_SECONDS && !isOfJob(claim.ticket)) throw new DeadlineExceeded();
      const spentMs = claim.workedSeconds * 1000;
      const startedAtMs = performance.now() - claim.startedSecondsAgo * 1000;
      const limits = DEPTH_LIMITS[claim.request.depth];
      const budget = new Budget(limits, { signal: lease.signal, spentMs });
      const checkpoints = await StoredCheckpoints.load(this.dataSource, claim);
      const run = new LeasedRun(claim, budget, checkpoints, this.held);
      if (claim.generation > 1) {
        await run.emit(`resumed:${claim.generation}`, 'research.resumed', { generation: claim.generation });
      }
      const findings = await this.pipeline.run(run);
      lease.signal.throwIfAborted();
      await this.endings.complete(claim, findings, budget.isExhausted, performance.now() - startedAtMs);
    } catch (error) {
      // A later heartbeat would undo the release of the lease.
      lease.close();
      // Concurrent work must not make further calls for a run that this worker no longer holds.
      lease.abort(error instanceof Error ? error : new Error(String(error)));
      await this.endings.after(claim, lease, error).catch((cause: unknown) => {
        // The database is unavailable: the lease expires, and the next claim ends or continues the run.
        this.logger.warn(`could not end run ${claim.id}: ${String(cause)}`);
      });
    }
  }
}

/** However often its workers died, the last one has time to write a report. */
function leftMsOf({ request, workedSeconds }: Claim): number {
  const { wallMs } = DEPTH_LIMITS[request.depth];
  return Math.max(wallMs - workedSeconds * 1000, wallMs * SYNTHESIS_SHARE) + GRACE_MS;
}
