import { Inject, Injectable } from '@nestjs/common';
import { lockIdOf, lockSubjectUntilCommit } from '@capstan/platform-core';
import type { PageRequest } from '@capstan/platform-http';
import { type ClaimableJob, claimJob, claimableJobs } from '@capstan/platform-jobs';
import { DataSource, In, type Repository } from 'typeorm';
import { type CapabilityJobsConfig, capabilityJobsConfig } from '../jobs.config.js';
import { CapabilityJobEntity } from './capability-job.entity.js';
import { deleteOldJobs } from './capability-jobs.sql.js';
import type { Claim } from './claim.js';
import type { CapabilityJob, CapabilityJobWithResult } from './job.js';
import { CAPABILITY_JOB_TABLES } from './job-tables.js';

const CLAIM_LOCK = lockIdOf('capability-job.claim');
/** SQL: what a claim has beside the columns of every job. */
const CLAIM = 'key_id AS "keyId", capability, params, ticket, checkpoints';
const PRUNE_ROWS = 500;

/** The columns of a job but for what is large. */
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
} as const;

/** The rows of jobs: their state, and which worker holds them. */
@Injectable()
export class CapabilityJobStore {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(capabilityJobsConfig.token) private readonly config: CapabilityJobsConfig,
  ) {}

  private get rows(): Repository<CapabilityJobEntity> {
    return this.dataSource.getRepository(CapabilityJobEntity);
  }

  async find(accountId: string, id: string): Promise<CapabilityJobWithResult | undefined> {
    const job = await this.rows.findOne({ select: { ...JOB, result: true }, where: { id, accountId } });
    return job ?? undefined;
  }

  /** Newest first. @param capabilities only jobs of these. */
  list(accountId: string, capabilities: readonly string[], page: PageRequest): Promise<CapabilityJob[]> {
    const query = this.rows.createQueryBuilder('j').setFindOptions({
      select: JOB,
      where: { accountId, capability: In(capabilities) },
      order: { number: 'DESC' },
      take: page.limit,
    });
    if (page.after !== undefined) {
      query.andWhere(
        'j.number < (SELECT number FROM capability_jobs WHERE id = :after AND account_id = :accountId)',
        { after: page.after, accountId },
      );
    }
    return query.getMany();
  }

  /** A job of any account. */
  async outcomeOf(id: string): Promise<CapabilityJobWithResult | undefined> {
    const job = await this.rows.findOne({ select: { ...JOB, result: true }, where: { id } });
    return job ?? undefined;
  }

  /** Jobs that a worker could take now, in fair order. */
  claimable(limit: number): Promise<ClaimableJob[]> {
    const { runningPerAccount: perAccount } = this.config;
    return claimableJobs(this.dataSource, CAPABILITY_JOB_TABLES, { perAccount, limit });
  }

  /** Takes a job for this worker; null when another one has it, or it must wait. */
  claim(id: string): Promise<Claim | null> {
    return this.dataSource.transaction(async (manager) => {
      const job = await manager.findOne(CapabilityJobEntity, {
        select: { id: true, accountId: true },
        where: { id },
      });
      if (!job) return null;
      // Two claims of one account at once would both see a free place.
      await lockSubjectUntilCommit(manager, CLAIM_LOCK, job.accountId);
      const { runningPerAccount: perAccount } = this.config;
      return claimJob<Claim>(manager, CAPABILITY_JOB_TABLES, CLAIM, { id, perAccount });
    });
  }

  /** Deletes jobs that ended long ago, a part at a time: one statement for all could exceed its timeout for ever. */
  async prune(): Promise<void> {
    while ((await deleteOldJobs(this.dataSource, this.config.keepDays, PRUNE_ROWS)) === PRUNE_ROWS);
  }
}
