import { Injectable } from '@nestjs/common';
import { type Attempt, CapabilityJobs, WaterfallFailure } from '@capstan/capabilities';
import type { DurableOutcome, PendingCall } from '@capstan/kit';
import { NotFoundError, StoredFailure } from '@capstan/platform-core';
import { untilEnded } from '@capstan/platform-jobs';
import type { EntityManager } from 'typeorm';
import { JobCancelledError } from '../errors/job-cancelled.error.js';
import { toJobResult } from '../http/job.mapper.js';
import type { JobResult } from '../http/job.result.js';
import { CancelCapabilityJob } from '../rows/cancel-job.js';
import { insertJob } from '../rows/capability-jobs.sql.js';
import type { CapabilityJobWithResult } from '../rows/job.js';
import { CapabilityJobEvents } from '../rows/job-events.js';
import { CapabilityJobNotifier } from '../rows/job-notifier.js';
import { CapabilityJobStore } from '../rows/job-store.js';
import { CapabilityJobStream } from '../stream/capability-job-stream.js';

/** Calls of capabilities that run as jobs: a row in the queue of the workers, under the id of the call. */
@Injectable()
export class CapabilityJobWork extends CapabilityJobs {
  constructor(
    private readonly store: CapabilityJobStore,
    private readonly events: CapabilityJobEvents,
    private readonly notifier: CapabilityJobNotifier,
    private readonly stream: CapabilityJobStream,
    private readonly cancelJob: CancelCapabilityJob,
  ) {
    super();
  }

  override async begin(manager: EntityManager, call: PendingCall<object>): Promise<void> {
    const { id, capability } = call;
    await insertJob(manager, call);
    await this.events.append(manager, id, [{ kind: 'job.started', fields: { capability } }]);
  }

  override begun(id: string): void {
    this.notifier.notifyWaiting(id);
    this.notifier.notifyEvents(id);
  }

  override async outcome(id: string, signal: AbortSignal): Promise<DurableOutcome<object> | null> {
    const job = await untilEnded(this.stream, id, signal, () => this.store.outcomeOf(id));
    if (job?.status === 'completed' && job.result) {
      const { result, credits: chargedCredits, providerUsed } = job;
      const providersTried = job.attempts.map(({ provider }) => provider);
      return { result, chargedCredits, waterfall: { providersTried, providerUsed } };
    }
    const error = job && errorOf(job);
    if (error) throw new WaterfallFailure(error, job.attempts as Attempt[]);
    return null;
  }

  override locationOf(id: string): string {
    return `/v1/jobs/${id}`;
  }

  override async accepted(id: string, accountId: string): Promise<JobResult> {
    const job = await this.store.find(accountId, id);
    if (!job) throw new NotFoundError('The job');
    return toJobResult(job);
  }

  override stop(id: string): Promise<void> {
    return this.cancelJob.run(id);
  }
}

function errorOf({
  status,
  failure,
}: CapabilityJobWithResult): StoredFailure | JobCancelledError | undefined {
  if (failure) return new StoredFailure(failure);
  return status === 'cancelled' ? new JobCancelledError() : undefined;
}
