import { Inject, Injectable } from '@nestjs/common';
import { lockIdOf, lockSubjectUntilCommit } from '@capstan/platform-core';
import { type ClaimableJob, OPEN_WORK, type OpenWork, type OpenWorkOwner } from '@capstan/platform-jobs';
import { DataSource, type EntityManager } from 'typeorm';
import { type BuildsConfig, buildsConfig } from '../builds.config.js';
import type { Build, BuildPageRequest } from '../model/build.js';
import { BuildEntity } from '../tables/build.entity.js';
import {
  type NewBuild,
  claimBuild,
  claimableBuilds,
  deleteOldEvents,
  insertBuild,
  openBuilds,
  readBuild,
  readBuilds,
} from './build-store.sql.js';
import type { Claim } from './claim.js';
import { lockWorkspace } from './workspace-lock.js';

const CLAIM_LOCK = lockIdOf('builds.claim');

/** The rows of builds, and their claims. */
@Injectable()
export class BuildStore implements OpenWorkOwner {
  readonly [OPEN_WORK]: OpenWork;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(buildsConfig.token) private readonly config: BuildsConfig,
  ) {
    this[OPEN_WORK] = openBuilds(config.runningPerAccount);
  }

  /** @returns false if it existed. */
  insert(manager: EntityManager, build: NewBuild): Promise<boolean> {
    return insertBuild(manager, build);
  }

  find(accountId: string, id: string): Promise<Build | undefined> {
    return readBuild(this.dataSource, accountId, id);
  }

  /** Newest first. */
  list(accountId: string, page: BuildPageRequest): Promise<Build[]> {
    return readBuilds(this.dataSource, accountId, page);
  }

  /** Builds that a worker could claim now, in fair order. */
  claimable(limit: number): Promise<ClaimableJob[]> {
    return claimableBuilds(this.dataSource, { perAccount: this.config.runningPerAccount, limit });
  }

  /** Claims a build for this worker; null if another one has it, or it must wait. */
  claim(id: string): Promise<Claim | null> {
    return this.dataSource.transaction(async (manager) => {
      const build = await manager.findOne(BuildEntity, {
        select: { id: true, accountId: true, siteId: true },
        where: { id },
      });
      if (!build) return null;
      // Two concurrent claims of one account would both see the free slot.
      await lockSubjectUntilCommit(manager, CLAIM_LOCK, build.accountId);
      await lockWorkspace(manager, build.siteId);
      return claimBuild(manager, id, this.config.runningPerAccount);
    });
  }

  /** Deletes the events of builds that ended long ago. */
  async prune(): Promise<void> {
    await deleteOldEvents(this.dataSource, this.config.keepDays);
  }
}
