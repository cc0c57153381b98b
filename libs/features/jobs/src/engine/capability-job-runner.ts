import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  CapabilityRegistry,
  FailureBudget,
  Waterfall,
  type WaterfallResult,
  isOfJob,
} from '@capstan/capabilities';
import type { Caller, CallerSpending } from '@capstan/kit';
import { UsageMeter } from '@capstan/platform-core';
import { validateParams } from '@capstan/platform-http';
import { JobLease, JobRunner } from '@capstan/platform-jobs';
import { DeadlineExceeded } from '../errors/deadline-exceeded.js';
import { type CapabilityJobsConfig, capabilityJobsConfig } from '../jobs.config.js';
import type { Claim } from '../rows/claim.js';
import { HeldCapabilityJobs } from '../rows/held-capability-jobs.js';
import { CapabilityJobEndings } from '../rows/job-endings.js';
import { CapabilityJobNotifier } from '../rows/job-notifier.js';
import { CapabilityJobStore } from '../rows/job-store.js';
import { LeasedJob } from './leased-job.js';

/** How long a job for which a client waits may be queued before it fails. */
const MAX_QUEUED_MS = 3_600_000;
/** Extra time after the deadline of the waterfall to write the end of the job; a job that exceeds it is stuck. */
const GRACE_MS = 30_000;
/** Time for a worker that claims a job whose time is used up: enough to end it. */
const LEAST_MS = 1_000;

/** Claims jobs and runs their waterfalls until they end or another worker must continue. */
@Injectable()
export class CapabilityJobRunner extends JobRunner<Claim> {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly store: CapabilityJobStore,
    private readonly held: HeldCapabilityJobs,
    private readonly endings: CapabilityJobEndings,
    private readonly registry: CapabilityRegistry,
    private readonly waterfall: Waterfall,
    private readonly failures: FailureBudget,
    @Inject(capabilityJobsConfig.token) private readonly config: CapabilityJobsConfig,
    notifier: CapabilityJobNotifier,
  ) {
    super(notifier, config.concurrency, 'job');
  }

  protected override claim(id: string): Promise<Claim | null> {
    return this.store.claim(id);
  }

  protected override release(claim: Claim): Promise<void> {
    return this.held.handOver(claim);
  }

  protected override leaseOf(claim: Claim): JobLease {
    const deadlineMs = this.deadlineMsOf(claim);
    return new JobLease({
      jobId: claim.id,
      renew: () => this.held.renew(claim),
      isStopRequested: claim.isStopRequested,
      remainingMs: leftMsOf(claim, deadlineMs) + GRACE_MS,
      deadlineReason: new DeadlineExceeded(deadlineMs),
    });
  }

  protected override async work(claim: Claim, lease: JobLease): Promise<void> {
    const usage = new UsageMeter(() => performance.now());
    let isFree: boolean;
    try {
      lease.signal.throwIfAborted();
      if (claim.queuedSeconds * 1000 > MAX_QUEUED_MS && !isOfJob(claim.ticket))
        throw new DeadlineExceeded(MAX_QUEUED_MS);
      const served = await usage.run(() => this.serve(claim, lease));
      lease.signal.throwIfAborted();
      await this.endings.complete(claim, served);
      isFree = served.outcome === 'empty';
    } catch (error) {
      // A renewal after this would undo the release.
      lease.close();
      lease.abort(error instanceof Error ? error : new Error(String(error)));
      isFree = await this.endings.after(claim, lease, error).catch((cause: unknown) => {
        // The database is unavailable: the lease expires, and the next worker ends or continues the job.
        this.logger.warn(`job ${claim.id} could not be ended here: ${String(cause)}`);
        return false;
      });
    }
    if (isFree) this.failures.spend(claim.accountId, usage.usedMs / 1000);
  }

  private async serve(claim: Claim, lease: JobLease): Promise<WaterfallResult> {
    const capability = this.registry.get(claim.capability);
    const params = validateParams(capability.definition.params, claim.params, { nullIsAbsent: true });
    const job = new LeasedJob(claim, lease, this.held, this.config.maxItemBytes);
    if (claim.generation > 1 && !wasPaused(claim)) await job.resumed();
    return this.waterfall.run(capability, params, {
      requestId: claim.id,
      signal: lease.signal,
      startedAtMs: (claim.ticket as { startedAtMs?: number }).startedAtMs,
      timeoutMs: leftMsOf(claim, capability.definition.deadlineMs(params)),
      caller: { accountId: claim.accountId, keyId: claim.keyId, ...spendingOf(claim) },
      job,
    });
  }

  /** A capability that was removed since, or changed its parameters, fails the job when it is worked on. */
  private deadlineMsOf(claim: Claim): number {
    try {
      return this.registry.get(claim.capability).definition.deadlineMs(claim.params);
    } catch {
      return LEAST_MS;
    }
  }
}

/** What its charges count towards, as the call that started it. */
const spendingOf = ({ ticket }: Claim): Pick<Caller, 'spending'> => {
  const { spending } = ticket as { spending?: CallerSpending };
  return spending ? { spending } : {};
};

/** Whether the last worker paused the job and did not die. */
const wasPaused = ({ generation, pausedGeneration }: Claim): boolean => pausedGeneration === generation - 1;

const leftMsOf = ({ workedSeconds }: Claim, deadlineMs: number): number =>
  Math.max(deadlineMs - workedSeconds * 1000, LEAST_MS);
