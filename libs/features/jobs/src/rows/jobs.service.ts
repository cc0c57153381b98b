import { Injectable } from '@nestjs/common';
import { CapabilityRegistry } from '@capstan/capabilities';
import { type Principal, grants, requireCapability } from '@capstan/auth';
import { NotFoundError } from '@capstan/platform-core';
import { type PageRequest, isUuid } from '@capstan/platform-http';
import type { JobItemPage, JobItemQuery } from './job-item.js';
import { CancelCapabilityJob } from './cancel-job.js';
import type { CapabilityJob, CapabilityJobWithResult } from './job.js';
import { CapabilityJobStore } from './job-store.js';

/** What the owner of jobs does with them. Jobs of other accounts read like unknown ones. */
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

  /** Of the capabilities that the key may call, newest first. */
  list(principal: Principal, page: PageRequest): Promise<CapabilityJob[]> {
    const names = this.registry.all().map(({ definition }) => definition.name);
    const callable = names.filter((name) => grants(principal.scopes, `capability:${name}`));
    return this.store.list(principal.accountId, callable, page);
  }

  /** The items that have ended, in order. */
  async items(principal: Principal, id: string, query: JobItemQuery): Promise<JobItemPage> {
    const job = await this.get(principal, id);
    return this.store.items(job.id, query);
  }

  /** Ends the job within two seconds, whatever its worker does; a job that has ended stays as it is. */
  async cancel(principal: Principal, id: string): Promise<CapabilityJobWithResult> {
    const job = await this.get(principal, id);
    if (job.finishedAt !== null) return job;
    await this.cancelJob.run(job.id);
    return this.get(principal, id);
  }
}
