import { Inject, Injectable } from '@nestjs/common';
import type { PageRequest } from '@capstan/platform-http';
import { lockIdOf } from '@capstan/platform-core';
import { type ClaimableJob, TAKE, inFairOrder, isFree } from '@capstan/platform-jobs';
import { DataSource, type EntityManager } from 'typeorm';
import { type BuildsConfig, buildsConfig } from '../builds.config.js';
import type { Build } from '../model/build.js';
import type { Claim } from './claim.js';
import { lockWorkspace } from './workspace-lock.js';

const WITHHELD = `coalesce((SELECT v.verdict -> 'withheld' FROM gate_verdicts v
  WHERE v.site_id = builds.site_id AND v.commit = builds.judged_commit), '[]')`;

const COLUMNS = `id, company_id AS "companyId", site_id AS "siteId", is_new_site AS "isNewSite",
  account_id AS "accountId", prompt, status, phase, builder,
  has_preview AS "hasPreview", shown_commit AS "shownCommit", ${WITHHELD} AS withheld, failure,
  created_at AS "createdAt", started_at AS "startedAt",
  finished_at AS "finishedAt"`;

/** It is free, and no older build of its site goes first. */
const WAITING = `b.status = 'running' AND ${isFree('b')}
  AND NOT EXISTS (SELECT FROM builds o
    WHERE o.site_id = b.site_id AND o.status = 'running' AND o.number < b.number)`;

/** It waits, and its account has a place left. $1: places. */
const CLAIMABLE = `${WAITING}
  AND (SELECT count(*) FROM builds o WHERE o.account_id = b.account_id AND o.status = 'running'
    AND o.lease_until > clock_timestamp()) < $1`;

/** A build as its row begins. */
export type NewBuild = Pick<Build, 'id' | 'companyId' | 'siteId' | 'isNewSite' | 'accountId' | 'prompt'> & {
  keyId: string;
  /** Subject of its charge in the ledger. */
  chargeSubject: string;
};

/** The rows of builds: what state they are in, and who holds them. */
@Injectable()
export class BuildStore {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(buildsConfig.token) private readonly config: BuildsConfig,
  ) {}

  async insert(manager: EntityManager, build: NewBuild): Promise<boolean> {
    const rows = await manager.query<object[]>(
      `INSERT INTO builds (id, company_id, site_id, is_new_site, account_id, key_id, charge_subject, prompt)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING id`,
      [
        build.id,
        build.companyId,
        build.siteId,
        build.isNewSite,
        build.accountId,
        build.keyId,
        build.chargeSubject,
        build.prompt,
      ],
    );
    return rows.length > 0;
  }

  async find(accountId: string, id: string): Promise<Build | undefined> {
    const [build] = await this.dataSource.query<Build[]>(
      `SELECT ${COLUMNS} FROM builds WHERE id = $1 AND account_id = $2`,
      [id, accountId],
    );
    return build;
  }

  /** Newest first. */
  list(accountId: string, page: PageRequest): Promise<Build[]> {
    return this.dataSource.query<Build[]>(
      `SELECT ${COLUMNS} FROM builds WHERE account_id = $1
         AND ($2::uuid IS NULL OR number < (SELECT number FROM builds WHERE id = $2 AND account_id = $1))
       ORDER BY number DESC LIMIT $3`,
      [accountId, page.after ?? null, page.limit],
    );
  }

  /** Builds that a worker could take now, in the order of their turns. */
  claimable(limit: number): Promise<ClaimableJob[]> {
    const order = inFairOrder({
      jobs: 'builds',
      alias: 'b',
      isOpen: "status = 'running'",
      condition: WAITING,
    });
    return this.dataSource.query(order, [this.config.runningPerAccount, limit]);
  }

  /** Takes a build for this worker; null when another one has it, or it must wait. */
  claim(id: string): Promise<Claim | null> {
    return this.dataSource.transaction(async (manager) => {
      const [owner] = await manager.query<{ account_id: string; site_id: string }[]>(
        'SELECT account_id, site_id FROM builds WHERE id = $1',
        [id],
      );
      if (!owner) return null;
      // Two claims of one account at once would both see a free place.
      await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [
        lockIdOf('builds.claim') | 0,
        owner.account_id,
      ]);
      await lockWorkspace(manager, owner.site_id);
      const [claim] = await manager.query<Claim[]>(
        `WITH claimed AS (
           UPDATE builds b SET ${TAKE}, started_at = coalesce(b.started_at, now())
           WHERE b.id = $2 AND ${CLAIMABLE} RETURNING b.*
         )
         SELECT id, account_id AS "accountId", company_id AS "companyId", site_id AS "siteId", charge_subject AS "chargeSubject",
           prompt, generation,
           fruitless_takes AS "fruitlessTakes", has_preview AS "hasPreview",
           judged_commit AS "judgedCommit", builder IS NOT NULL AS "isBegun", first_commit AS "firstCommit",
           stop_requested_at IS NOT NULL AS "isStopWanted",
           extract(epoch FROM clock_timestamp() - started_at)::float8 AS "runningSeconds"
         FROM claimed`,
        [this.config.runningPerAccount, id],
      );
      return claim ?? null;
    });
  }

  /** Deletes the streams of builds that ended long ago. */
  async prune(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM build_events e USING builds b
       WHERE e.build_id = b.id AND b.finished_at < now() - make_interval(days => $1)`,
      [this.config.keepDays],
    );
  }
}
