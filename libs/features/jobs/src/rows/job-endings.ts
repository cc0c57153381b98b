import { inspect } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import {
  type Attempt,
  DeadlineExceededError,
  DurableEndings,
  WaterfallFailure,
  type WaterfallResult,
} from '@capstan/capabilities';
import { AppError, InternalError } from '@capstan/platform-core';
import { type NewDomainEvent, Outbox } from '@capstan/platform-events';
import {
  HandedOver,
  type JobLease,
  LeaseLostError,
  StopRequested,
  WornOut,
  failureOf,
  isPassing,
} from '@capstan/platform-jobs';
import type { EntityManager } from 'typeorm';
import { DeadlinePassed } from '../errors/deadline-passed.js';
import { JobCancelledError } from '../errors/job-cancelled.error.js';
import { JobGivenUpError } from '../errors/job-given-up.error.js';
import { type JobEnd, endJob } from './capability-jobs.sql.js';
import type { EndingClaim } from './claim.js';
import { jobCancelled, jobCompleted, jobFailed } from './domain-events.js';
import type { CapabilityJobEventKind } from './event-kinds.js';
import { HeldCapabilityJobs } from './held-capability-jobs.js';
import { CapabilityJobEvents } from './job-events.js';
import { CapabilityJobNews } from './job-news.js';

/** What an ending writes beside what every ending does. */
interface LastWrite extends Omit<JobEnd, 'credits'> {
  kind: CapabilityJobEventKind;
  /** Fields of the event beside `credits_used`. */
  fields: Record<string, unknown>;
  domainEvent: NewDomainEvent;
}

/** The ways in which a job ends: each books its call in the same transaction. */
@Injectable()
export class CapabilityJobEndings {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly calls: DurableEndings,
    private readonly held: HeldCapabilityJobs,
    private readonly events: CapabilityJobEvents,
    private readonly news: CapabilityJobNews,
    private readonly outbox: Outbox,
  ) {}

  /** @throws LeaseLostError when this worker does not hold the job any more. */
  async complete(
    claim: EndingClaim,
    { outcome, result, provider, attempts }: WaterfallResult,
  ): Promise<void> {
    const isFree = outcome === 'empty';
    const providerUsed = isFree ? null : provider;
    await this.calls.succeed(claim.ticket, result, {
      isFree,
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
    this.news.eventsOf(claim.id);
  }

  /** Ends or releases a job whose work was interrupted. @returns whether it has ended without a charge. */
  async after(claim: EndingClaim, lease: JobLease, thrown: unknown): Promise<boolean> {
    const reason: unknown = lease.signal.aborted ? lease.signal.reason : thrown;
    if (reason instanceof LeaseLostError) return false;
    if (reason instanceof HandedOver) {
      await this.held.handOver(claim);
      return false;
    }
    if (isPassing(reason)) {
      await this.held.release(claim);
      return false;
    }
    const attempts = thrown instanceof WaterfallFailure ? thrown.attempts : [];
    if (reason instanceof StopRequested) await this.cancel(await this.held.seal(claim), attempts);
    else await this.fail(claim, this.errorOf(claim, reason), attempts);
    return true;
  }

  /** Ends a job at the request of its owner; nothing was delivered, so it costs nothing. */
  async cancel(claim: EndingClaim, attempts: readonly Attempt[] = []): Promise<void> {
    await this.calls.cancel(claim.ticket, new JobCancelledError(), {
      chargeCredits: 0,
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
    this.news.eventsOf(claim.id);
  }

  private async fail(claim: EndingClaim, error: AppError, attempts: readonly Attempt[]): Promise<void> {
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
    this.news.eventsOf(claim.id);
  }

  private errorOf({ id, capability }: EndingClaim, reason: unknown): AppError {
    if (reason instanceof WaterfallFailure) return reason.error;
    if (reason instanceof AppError) return reason;
    if (reason instanceof WornOut) {
      this.logger.error({ msg: `job ${id} ended several workers and was given up`, job_id: id });
      return new JobGivenUpError();
    }
    if (reason instanceof DeadlinePassed) return new DeadlineExceededError(capability, reason.deadlineMs);
    this.logger.error({ msg: `job ${id} failed`, job_id: id }, inspect(reason));
    return new InternalError(reason);
  }

  /** Proves that the job is still the claim's, in the transaction that books its call. */
  private async write(
    manager: EntityManager,
    { id, generation }: EndingClaim,
    credits: number,
    { kind, fields, domainEvent, ...end }: LastWrite,
  ): Promise<void> {
    if (!(await endJob(manager, { id, generation }, { ...end, credits }))) throw new LeaseLostError(id);
    await this.events.append(manager, id, [{ kind, fields: { ...fields, credits_used: credits } }]);
    await this.outbox.append(manager, domainEvent);
  }
}

const ended = (
  { id, capability }: EndingClaim,
  credits: number,
): { job_id: string; capability: string; credits_used: number } => ({
  job_id: id,
  capability,
  credits_used: credits,
});
