import { Inject, Injectable } from '@nestjs/common';
import { highestNumberFirst } from '@capstan/platform-core';
import { JobStore, pruneJobs } from '@capstan/platform-jobs';
import { DataSource, In, type Repository } from 'typeorm';
import { type CapabilityJobsConfig, capabilityJobsConfig } from '../jobs.config.js';
import type { JobItemPage, JobItemQuery } from './job-item.js';
import { readItems } from './job-items.sql.js';
import { CapabilityJobEntity } from './capability-job.entity.js';
import { CAPABILITY_JOB_CLAIMS, type Claim } from './claim.js';
import type {
  CapabilityJob,
  CapabilityJobWithParams,
  CapabilityJobWithResult,
  JobPageRequest,
} from './job.js';
import { CAPABILITY_JOB_TABLES } from './job-tables.js';

/** Outputs of items in one answer; a single one may be larger. */
const MAX_PAGE_BYTES = 8 * 1024 * 1024;

/** The columns of a job without the large ones. */
const JOB = {
  id: true,
  accountId: true,
  capability: true,
  status: true,
  progress: true,
  failure: true,
  attempts: true,
  providerUsed: true,
  credits: true,
  createdAt: true,
  startedAt: true,
  finishedAt: true,
  itemsAdded: true,
  itemsDone: true,
  itemsFailed: true,
} as const;

/** The rows of jobs, and their claims. */
@Injectable()
export class CapabilityJobStore extends JobStore<Claim> {
  constructor(
    dataSource: DataSource,
    @Inject(capabilityJobsConfig.token) private readonly config: CapabilityJobsConfig,
  ) {
    super(dataSource, CAPABILITY_JOB_CLAIMS, config.runningPerAccount, {
      queue: 'job',
      capability: 'o.capability',
    });
  }

  private get rows(): Repository<CapabilityJobEntity> {
    return this.dataSource.getRepository(CapabilityJobEntity);
  }

  async find(accountId: string, id: string): Promise<CapabilityJobWithResult | undefined> {
    const job = await this.rows.findOne({ select: { ...JOB, result: true }, where: { id, accountId } });
    return job ?? undefined;
  }

  async findWithParams(accountId: string, id: string): Promise<CapabilityJobWithParams | undefined> {
    const select = { ...JOB, result: true, params: true } as const;
    return (await this.rows.findOne({ select, where: { id, accountId } })) ?? undefined;
  }

  /** Newest first. @param capabilities only jobs of these. */
  list(accountId: string, capabilities: readonly string[], page: JobPageRequest): Promise<CapabilityJob[]> {
    const { status } = page;
    const query = this.rows.createQueryBuilder('j').setFindOptions({
      select: JOB,
      where: { accountId, capability: In(capabilities), ...(status && { status }) },
      take: page.limit,
    });
    return highestNumberFirst(query, page.after, { accountId }).getMany();
  }

  /** Items that have ended, in order: at most `limit`, fewer if they are large. */
  items(id: string, query: JobItemQuery): Promise<JobItemPage> {
    return readItems(this.dataSource, id, { ...query, maxBytes: MAX_PAGE_BYTES });
  }

  /** A job of any account. */
  async outcomeOf(id: string): Promise<CapabilityJobWithResult | undefined> {
    const job = await this.rows.findOne({ select: { ...JOB, result: true }, where: { id } });
    return job ?? undefined;
  }

  prune(): Promise<void> {
    return pruneJobs(this.dataSource, CAPABILITY_JOB_TABLES, this.config.keepDays);
  }
}
