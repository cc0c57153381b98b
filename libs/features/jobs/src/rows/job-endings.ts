import { inspect } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import {
  type Attempt,
  DeadlineExceededError,
  DurableEndings,
  WaterfallFailure,
  type WaterfallResult,
} from '@capstan/capabilities';
import { AppError, InternalError, failureOf } from '@capstan/platform-core';
import { type NewDomainEvent, Outbox } from '@capstan/platform-events';
import {
  WorkerShutdown,
  type JobLease,
  JobPaused,
  LeaseLostError,
  StopRequested,
  MaxAttemptsExceeded,
  isTransient,
} from '@capstan/platform-jobs';
import { DataSource, type EntityManager } from 'typeorm';
import { DeadlineExceeded } from '../errors/deadline-exceeded.js';
import { JobCancelledError } from '../errors/job-cancelled.error.js';
import { JobAttemptsExhaustedError } from '../errors/job-attempts-exhausted.error.js';
import { type JobEnd, deliveredUnits, endJob } from './capability-jobs.sql.js';
import type { Claim } from './claim.js';
import { jobCancelled, jobCompleted, jobFailed } from './domain-events.js';
import type { CapabilityJobEventKind } from './event-kinds.js';
import { HeldCapabilityJobs } from './held-capability-jobs.js';
import { ItemWork } from './item-work.js';
import { CapabilityJobEvents } from './job-events.js';
import { CapabilityJobNotifier } from './job-notifier.js';

/** The final values of a job's row, and its events. */
interface LastWrite extends Omit<JobEnd, 'credits'> {
  kind: CapabilityJobEventKind;
  /** Fields of the event other than `credits_used`. */
  fields: Record<string, unknown>;
  domainEvent: NewDomainEvent;
}

/** Ends jobs: each settles its call in the same transaction. */
@Injectable()
export class CapabilityJobEndings {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly calls: DurableEndings,
    private readonly held: HeldCapabilityJobs,
    private readonly itemWork: ItemWork,
    private readonly events: CapabilityJobEvents,
    private readonly notifier: CapabilityJobNotifier,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
  ) {}

  /** @throws LeaseLostError if this worker no longer holds the job. */
  async complete(claim: Claim, { outcome, result, provider, attempts }: WaterfallResult): Promise<void> {
    const isFree = outcome === 'empty';
    const providerUsed = isFree ? null : provider;
    await this.itemWork.stop(claim);
    const units = await deliveredUnits(this.dataSource, claim.id);
    await this.calls.succeed(claim.ticket, result, {
      isFree,
      units,
      waterfall: { attempts, provider: providerUsed },
      write: (manager, credits) =>
        this.write(manager, claim, credits, {
          status: 'completed',
          result,
          failure: null,
          attempts,
          providerUsed,
          kind: 'job.completed',
          fields: { provider_used: providerUsed },
          domainEvent: jobCompleted.create(claim.accountId, ended(claim, credits)),
        }),
    });
    this.notifier.notifyEvents(claim.id);
  }

  /** Ends or releases a job whose work was interrupted. @returns whether it has ended without a charge. */
  async after(claim: Claim, lease: JobLease, thrown: unknown): Promise<boolean> {
    const reason: unknown = lease.signal.aborted ? lease.signal.reason : thrown;
    if (reason instanceof LeaseLostError) return false;
    if (reason instanceof WorkerShutdown) {
      await this.held.handOver(claim);
      return false;
    }
    if (reason instanceof JobPaused) {
      await this.held.pause(claim);
      return false;
    }
    // The waterfall wraps the error that ended it, also an outage of the storage.
    if (isTransient(reason instanceof WaterfallFailure ? reason.error : reason)) {
      await this.held.release(claim);
      return false;
    }
    const attempts = thrown instanceof WaterfallFailure ? thrown.attempts : [];
    const sealed = await this.held.seal(claim);
    if (reason instanceof StopRequested) await this.cancel(sealed, attempts);
    else await this.fail(sealed, this.errorOf(claim, reason), attempts);
    return true;
  }

  /**
   * Ends a job at the request of its owner; it costs what its items delivered.
   * @param claim sealed, so that no worker writes to the job meanwhile.
   */
  async cancel(claim: Claim, attempts: readonly Attempt[] = []): Promise<void> {
    await this.itemWork.settle(claim);
    const units = (await deliveredUnits(this.dataSource, claim.id)) ?? 0;
    await this.calls.cancel(claim.ticket, new JobCancelledError(), {
      units,
      waterfall: { attempts, provider: null },
      write: (manager, credits) =>
        this.write(manager, claim, credits, {
          status: 'cancelled',
          result: null,
          failure: null,
          attempts,
          providerUsed: null,
          kind: 'job.cancelled',
          fields: {},
          domainEvent: jobCancelled.create(claim.accountId, ended(claim, credits)),
        }),
    });
    this.notifier.notifyEvents(claim.id);
  }

  private async fail(claim: Claim, error: AppError, attempts: readonly Attempt[]): Promise<void> {
    await this.itemWork.settle(claim);
    const failure = failureOf(error);
    await this.calls.fail(claim.ticket, error, {
      waterfall: { attempts, provider: null },
      write: (manager) =>
        this.write(manager, claim, 0, {
          status: 'failed',
          result: null,
          failure,
          attempts,
          providerUsed: null,
          kind: 'job.failed',
          fields: { error: failure },
          domainEvent: jobFailed.create(claim.accountId, { ...ended(claim, 0), error: error.slug }),
        }),
    });
    this.notifier.notifyEvents(claim.id);
  }

  private errorOf({ id, capability }: Claim, reason: unknown): AppError {
    if (reason instanceof WaterfallFailure) return reason.error;
    if (reason instanceof AppError) return reason;
    if (reason instanceof MaxAttemptsExceeded) {
      this.logger.error({ msg: `job ${id} ended several workers and failed`, job_id: id });
      return new JobAttemptsExhaustedError();
    }
    if (reason instanceof DeadlineExceeded) return new DeadlineExceededError(capability, reason.deadlineMs);
    this.logger.error({ msg: `job ${id} failed`, job_id: id }, inspect(reason));
    return new InternalError(reason);
  }

  /** Verifies the claim of the job, in the transaction that settles its call. */
  private async write(
    manager: EntityManager,
    { id, generation }: Claim,
    credits: number,
    { kind, fields, domainEvent, ...end }: LastWrite,
  ): Promise<void> {
    if (!(await endJob(manager, { id, generation }, { ...end, credits }))) throw new LeaseLostError(id);
    await this.events.append(manager, id, [{ kind, fields: { ...fields, credits_used: credits } }]);
    await this.outbox.append(manager, domainEvent);
  }
}

const ended = (
  { id, capability }: Claim,
  credits: number,
): { job_id: string; capability: string; credits_used: number } => ({
  job_id: id,
  capability,
  credits_used: credits,
});
