import { Inject, Injectable } from '@nestjs/common';
import { highestNumberFirst } from '@capstan/platform-core';
import { JobStore, pruneJobs } from '@capstan/platform-jobs';
import { DataSource, type EntityManager, IsNull, type Repository } from 'typeorm';
import type { ResearchRequest } from '../model/research-request.js';
import { type ResearchConfig, researchConfig } from '../research.config.js';
import { type Claim, RUN_CLAIMS } from './claim.js';
import type { Evidence } from './evidence.js';
import { ResearchRunEntity } from './research-run.entity.js';
import { RUN_TABLES } from './run-tables.js';
import type { Run, RunPageRequest, RunWithResult } from './run.js';
import { countSearchesThatFound, insertRun, pruneCheckpoints } from './run-store.sql.js';

/** The columns of a run without the large ones. */
const RUN = {
  id: true,
  accountId: true,
  request: true,
  status: true,
  failure: true,
  credits: true,
  createdAt: true,
  startedAt: true,
  finishedAt: true,
} as const;

/** The rows of runs, and their claims. */
@Injectable()
export class RunStore extends JobStore<Claim> {
  constructor(
    dataSource: DataSource,
    @Inject(researchConfig.token) private readonly config: ResearchConfig,
  ) {
    super(dataSource, RUN_CLAIMS, config.runningPerAccount, {
      queue: 'research',
      capability: "'research'",
    });
  }

  private get rows(): Repository<ResearchRunEntity> {
    return this.dataSource.getRepository(ResearchRunEntity);
  }

  async insert(
    manager: EntityManager,
    run: { id: string; accountId: string; keyId: string; request: ResearchRequest; ticket: object },
  ): Promise<void> {
    await insertRun(manager, run);
  }

  async find(accountId: string, id: string): Promise<RunWithResult | undefined> {
    const run = await this.rows.findOne({ select: { ...RUN, result: true }, where: { id, accountId } });
    return run ?? undefined;
  }

  async evidenceOf(accountId: string, id: string): Promise<Evidence | null> {
    const run = await this.rows.findOne({ select: { id: true, evidence: true }, where: { id, accountId } });
    return run?.evidence ?? null;
  }

  /** Newest first. */
  list(accountId: string, page: RunPageRequest): Promise<Run[]> {
    const { status } = page;
    const query = this.rows.createQueryBuilder('r').setFindOptions({
      select: RUN,
      where: { accountId, ...(status && { status }) },
      take: page.limit,
    });
    return highestNumberFirst(query, page.after, { accountId }).getMany();
  }

  /** How a run ended, for any account. */
  async outcomeOf(
    id: string,
  ): Promise<Pick<RunWithResult, 'status' | 'result' | 'failure' | 'credits'> | undefined> {
    const run = await this.rows.findOne({
      select: { id: true, status: true, result: true, failure: true, credits: true },
      where: { id },
    });
    return run ?? undefined;
  }

  /** Records the cancellation request. @returns whether it is the first one, and the run is still open. */
  async requestStop(id: string): Promise<boolean> {
    const { affected } = await this.rows.update(
      { id, finishedAt: IsNull(), stopRequestedAt: IsNull() },
      { stopRequestedAt: () => 'now()' },
    );
    return affected === 1;
  }

  /** Number of searches with results that its stream reports. */
  searchesThatFound(id: string): Promise<number> {
    return countSearchesThatFound(this.dataSource, id);
  }

  /** Deletes runs that ended long ago, and checkpoints of finished ones. */
  async prune(): Promise<void> {
    await pruneCheckpoints(this.dataSource);
    await pruneJobs(this.dataSource, RUN_TABLES, this.config.keepDays);
  }
}
