import { lockSubjectUntilCommit } from '@capstan/platform-core';
import type { DataSource } from 'typeorm';
import type { ClaimKind } from './claim-kind.js';
import type { ClaimableJob } from './claimable-job.js';
import { accountOfJob, claimJob, readClaimableJobs, waitingRows } from './claims.sql.js';
import { lockForEnding } from './fences.sql.js';
import type { OpenJobRows } from './open-job-rows.js';
import { openJobs } from './open-jobs.sql.js';
import { OPEN_WORK, type OpenWork, type OpenWorkOwner } from './open-work.js';

/** The rows of one kind of job, and their claims. */
export class JobStore<C extends object> implements OpenWorkOwner {
  readonly [OPEN_WORK]: OpenWork;

  /**
   * @param perAccount jobs of one account that run at the same time.
   * @param shown how operators see the queue.
   */
  constructor(
    protected readonly dataSource: DataSource,
    private readonly kind: ClaimKind,
    private readonly perAccount: number,
    { queue, ...shown }: Pick<OpenWork, 'queue'> & Pick<OpenJobRows, 'capability' | 'dueAt'>,
  ) {
    this[OPEN_WORK] = { queue, ...openJobs({ ...waitingRows(kind), perAccount, ...shown }) };
  }

  /** Jobs that a worker could claim now, in fair order. */
  claimable(limit: number): Promise<ClaimableJob[]> {
    return readClaimableJobs(this.dataSource, this.kind, { perAccount: this.perAccount, limit });
  }

  /** Claims a job for this worker; null if another one has it, or it must wait. */
  claim(id: string): Promise<C | null> {
    return this.dataSource.transaction(async (manager) => {
      const accountId = await accountOfJob(manager, this.kind, id);
      if (accountId === undefined) return null;
      // Two concurrent claims of one account would both see the free slot.
      await lockSubjectUntilCommit(manager, this.kind.lock, accountId);
      return claimJob<C>(manager, this.kind, { id, perAccount: this.perAccount });
    });
  }

  /**
   * Claims an open job, also one that a worker holds, so that this process can end it.
   * @param condition SQL: what must hold as well. @returns undefined if it has ended, or the condition does not hold.
   */
  claimForEnding(id: string, condition?: string): Promise<C | undefined> {
    return lockForEnding<C>(this.dataSource, this.kind, id, condition);
  }
}
