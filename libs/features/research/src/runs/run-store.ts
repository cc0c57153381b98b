import { Inject, Injectable } from '@nestjs/common';
import type { PageRequest } from '@capstan/platform-http';
import { lockIdOf, lockSubjectUntilCommit } from '@capstan/platform-core';
import type { ClaimableJob } from '@capstan/platform-jobs';
import { DataSource, type EntityManager, IsNull, type Repository } from 'typeorm';
import type { ResearchRequest } from '../model/research-request.js';
import { type ResearchConfig, researchConfig } from '../research.config.js';
import type { Claim } from './claim.js';
import type { Evidence } from './evidence.js';
import { ResearchRunEntity } from './research-run.entity.js';
import type { Run, RunWithResult } from './run.js';
import {
  claimRun,
  claimableRuns,
  countSearchesThatFound,
  deleteOldCheckpoints,
  deleteOldRuns,
  insertRun,
} from './run-store.sql.js';

const CLAIM_LOCK = lockIdOf('research.claim');
const PRUNE_ROWS = 500;

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
export class RunStore {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(researchConfig.token) private readonly config: ResearchConfig,
  ) {}

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
  list(accountId: string, page: PageRequest): Promise<Run[]> {
    const query = this.rows
      .createQueryBuilder('r')
      .setFindOptions({ select: RUN, where: { accountId }, order: { number: 'DESC' }, take: page.limit });
    if (page.after !== undefined) {
      query.andWhere(
        'r.number < (SELECT number FROM research_runs WHERE id = :after AND account_id = :accountId)',
        { after: page.after, accountId },
      );
    }
    return query.getMany();
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

  /** Runs that a worker could claim now, in fair order. */
  claimable(limit: number): Promise<ClaimableJob[]> {
    return claimableRuns(this.dataSource, { perAccount: this.config.runningPerAccount, limit });
  }

  /** Claims a run for this worker; null if another one has it, or it must wait. */
  claim(id: string): Promise<Claim | null> {
    return this.dataSource.transaction(async (manager) => {
      const run = await manager.findOne(ResearchRunEntity, {
        select: { id: true, accountId: true },
        where: { id },
      });
      if (!run) return null;
      // Two concurrent claims of one account would both see the free slot.
      await lockSubjectUntilCommit(manager, CLAIM_LOCK, run.accountId);
      return claimRun(manager, id, this.config.runningPerAccount);
    });
  }

  /** Deletes runs that ended long ago, and checkpoints of finished ones. */
  async prune(): Promise<void> {
    await repeatUntilEmpty(() => deleteOldCheckpoints(this.dataSource, PRUNE_ROWS));
    await repeatUntilEmpty(() => deleteOldRuns(this.dataSource, this.config.keepDays, PRUNE_ROWS));
  }
}

/** In batches: a single statement could exceed its timeout, and would never catch up. */
async function repeatUntilEmpty(deletePart: () => Promise<number>): Promise<void> {
  while ((await deletePart()) === PRUNE_ROWS);
}
