import { Inject, Injectable } from '@nestjs/common';
import type { PageRequest } from '@capstan/platform-http';
import { lockIdOf, lockSubjectUntilCommit } from '@capstan/platform-core';
import { type ClaimableJob, claimJob, claimableJobs } from '@capstan/platform-jobs';
import { DataSource, type EntityManager, IsNull, type Repository } from 'typeorm';
import type { ResearchRequest } from '../model/research-request.js';
import { type ResearchConfig, researchConfig } from '../research.config.js';
import type { Claim } from './claim.js';
import type { Evidence } from './evidence.js';
import { ResearchRunEntity } from './research-run.entity.js';
import { RUN_TABLES } from './run-tables.js';
import type { Run, RunWithResult } from './run.js';
import { countSearchesThatFound, deleteOldCheckpoints, deleteOldRuns, insertRun } from './run-store.sql.js';

const CLAIM_LOCK = lockIdOf('research.claim');
/** SQL: what a claim has beside the columns of every job. */
const CLAIM = 'key_id AS "keyId", request, ticket';
const PRUNE_ROWS = 500;

/** The columns of a run but for what is large. */
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

/** The rows of runs: what state they are in, and who holds them. */
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

  /** How a run ended, whoever asks. */
  async outcomeOf(
    id: string,
  ): Promise<Pick<RunWithResult, 'status' | 'result' | 'failure' | 'credits'> | undefined> {
    const run = await this.rows.findOne({
      select: { id: true, status: true, result: true, failure: true, credits: true },
      where: { id },
    });
    return run ?? undefined;
  }

  /** Notes that the run is to be cancelled. @returns whether this is the first request, and the run still goes on. */
  async requestStop(id: string): Promise<boolean> {
    const { affected } = await this.rows.update(
      { id, finishedAt: IsNull(), stopRequestedAt: IsNull() },
      { stopRequestedAt: () => 'now()' },
    );
    return affected === 1;
  }

  /** How many searches its stream reports that found something. */
  searchesThatFound(id: string): Promise<number> {
    return countSearchesThatFound(this.dataSource, id);
  }

  /** Runs that a worker could take now, in the order of their turns. */
  claimable(limit: number): Promise<ClaimableJob[]> {
    return claimableJobs(this.dataSource, RUN_TABLES, { perAccount: this.config.runningPerAccount, limit });
  }

  /** Takes a run for this worker; null when another one has it, or it must wait. */
  claim(id: string): Promise<Claim | null> {
    return this.dataSource.transaction(async (manager) => {
      const run = await manager.findOne(ResearchRunEntity, {
        select: { id: true, accountId: true },
        where: { id },
      });
      if (!run) return null;
      // Two claims of one account at once would both see a free place.
      await lockSubjectUntilCommit(manager, CLAIM_LOCK, run.accountId);
      return claimJob<Claim>(manager, RUN_TABLES, CLAIM, { id, perAccount: this.config.runningPerAccount });
    });
  }

  /** Deletes runs that ended long ago, and what finished ones need no longer. */
  async prune(): Promise<void> {
    await untilNoMore(() => deleteOldCheckpoints(this.dataSource, PRUNE_ROWS));
    await untilNoMore(() => deleteOldRuns(this.dataSource, this.config.keepDays, PRUNE_ROWS));
  }
}

/** A part at a time: what a statement cannot delete in its time would stay for ever, and grow. */
async function untilNoMore(deletePart: () => Promise<number>): Promise<void> {
  while ((await deletePart()) === PRUNE_ROWS);
}
