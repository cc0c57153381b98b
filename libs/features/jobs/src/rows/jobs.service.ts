import { Injectable } from '@nestjs/common';
import { CapabilityRegistry } from '@capstan/capabilities';
import { type Principal, grants, requireCapability } from '@capstan/auth';
import { NotFoundError } from '@capstan/platform-core';
import { isUuid } from '@capstan/platform-http';
import type { JobItemPage, JobItemQuery } from './job-item.js';
import { CancelCapabilityJob } from './cancel-job.js';
import type {
  CapabilityJob,
  CapabilityJobWithParams,
  CapabilityJobWithResult,
  JobPageRequest,
} from './job.js';
import { CapabilityJobStore } from './job-store.js';

/** Operations of an account on its jobs. Jobs of other accounts are reported as unknown. */
@Injectable()
export class CapabilityJobsService {
  constructor(
    private readonly store: CapabilityJobStore,
    private readonly cancelJob: CancelCapabilityJob,
    private readonly registry: CapabilityRegistry,
  ) {}

  /** @throws NotFoundError; InsufficientScopeError when the key may not call the capability of the job. */
  async get(principal: Principal, id: string): Promise<CapabilityJobWithResult> {
    const job = isUuid(id) ? await this.store.find(principal.accountId, id) : undefined;
    if (!job) throw new NotFoundError('The job', 'GET /v1/jobs lists the jobs you own.');
    requireCapability(principal, job.capability);
    return job;
  }

  /**
   * A job that calls a capability, such as a batch, for a route that presents it as a job of that capability: the key needs
   * the scope of the capability alone.
   * @throws NotFoundError for jobs that call another one, or none; InsufficientScopeError.
   */
  async getCalling(principal: Principal, id: string, capability: string): Promise<CapabilityJobWithResult> {
    requireCapability(principal, capability);
    const job = isUuid(id) ? await this.store.findWithParams(principal.accountId, id) : undefined;
    if (!job || this.calledBy(job) !== capability) throw new NotFoundError('The job');
    return job;
  }

  /** Lists the jobs of the capabilities that the key may call, newest first. */
  list(
    principal: Principal,
    { capability, ...page }: JobPageRequest & { capability?: string },
  ): Promise<CapabilityJob[]> {
    const names = this.registry.all().map(({ definition }) => definition.name);
    const listed = names.filter(
      (name) => grants(principal.scopes, `capability:${name}`) && name === (capability ?? name),
    );
    return this.store.list(principal.accountId, listed, page);
  }

  /** The items that have ended, in order. */
  async items(principal: Principal, id: string, query: JobItemQuery): Promise<JobItemPage> {
    return this.itemsOf(await this.get(principal, id), query);
  }

  /** The items of a job that was read for its owner. */
  itemsOf({ id }: CapabilityJob, query: JobItemQuery): Promise<JobItemPage> {
    return this.store.items(id, query);
  }

  /** Ends the job within two seconds, whatever its worker does; a job that has ended is not changed. */
  async cancel(principal: Principal, id: string): Promise<CapabilityJobWithResult> {
    const job = await this.get(principal, id);
    if (job.finishedAt !== null) return job;
    await this.cancelJob.run(job.id);
    return this.get(principal, id);
  }

  private calledBy({ capability, params }: CapabilityJobWithParams): string | undefined {
    return this.registry.get(capability).definition.delegatesTo?.(params);
  }
}
