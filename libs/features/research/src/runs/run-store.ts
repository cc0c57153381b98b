import { Inject, Injectable } from '@nestjs/common';
import type { PageRequest } from '@capstan/platform-http';
import { lockIdOf } from '@capstan/platform-core';
import {
  type ClaimableJob,
  LEASE_SECONDS,
  TAKE,
  inFairOrder,
  isFree,
  storableJson,
} from '@capstan/platform-jobs';
import { DataSource, type EntityManager } from 'typeorm';
import type { ResearchRequest } from '../model/research-request.js';
import { type ResearchConfig, researchConfig } from '../research.config.js';
import type { Claim } from './claim.js';
import type { Evidence } from './evidence.js';
import type { Run, RunWithResult } from './run.js';

const PRUNE_ROWS = 500;

const COLUMNS = `id, account_id AS "accountId", request, status, failure, credits, created_at AS "createdAt",
  started_at AS "startedAt", finished_at AS "finishedAt"`;

const FREE = isFree('r');

/** It is free, and its account has a place left. $1: places. */
const CLAIMABLE = `${FREE}
  AND (SELECT count(*) FROM research_runs o WHERE o.account_id = r.account_id AND o.finished_at IS NULL
    AND o.lease_until > clock_timestamp()) < $1`;

/** Seconds that the last worker had it, up to its last sign of life; none when it gave the run back, and counted them itself. */
const WORKED = `coalesce(greatest(0, extract(epoch FROM
  r.lease_until - make_interval(secs => ${LEASE_SECONDS}) - r.claimed_at)), 0)`;

/** The rows of runs: what state they are in, and who holds them. */
@Injectable()
export class RunStore {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(researchConfig.token) private readonly config: ResearchConfig,
  ) {}

  async insert(
    manager: EntityManager,
    run: { id: string; accountId: string; keyId: string; request: ResearchRequest; ticket: object },
  ): Promise<void> {
    await manager.query(
      'INSERT INTO research_runs (id, account_id, key_id, request, ticket) VALUES ($1, $2, $3, $4, $5)',
      [run.id, run.accountId, run.keyId, storableJson(run.request), storableJson(run.ticket)],
    );
  }

  async find(accountId: string, id: string): Promise<RunWithResult | undefined> {
    const [run] = await this.dataSource.query<RunWithResult[]>(
      `SELECT ${COLUMNS}, result FROM research_runs WHERE id = $1 AND account_id = $2`,
      [id, accountId],
    );
    return run;
  }

  async evidenceOf(accountId: string, id: string): Promise<Evidence | null> {
    const [run] = await this.dataSource.query<{ evidence: Evidence | null }[]>(
      'SELECT evidence FROM research_runs WHERE id = $1 AND account_id = $2',
      [id, accountId],
    );
    return run?.evidence ?? null;
  }

  /** Newest first. */
  list(accountId: string, page: PageRequest): Promise<Run[]> {
    return this.dataSource.query<Run[]>(
      `SELECT ${COLUMNS} FROM research_runs WHERE account_id = $1
         AND ($2::uuid IS NULL OR number < (SELECT number FROM research_runs WHERE id = $2 AND account_id = $1))
       ORDER BY number DESC LIMIT $3`,
      [accountId, page.after ?? null, page.limit],
    );
  }

  /** How a run ended, whoever asks. */
  async outcomeOf(
    id: string,
  ): Promise<Pick<RunWithResult, 'status' | 'result' | 'failure' | 'credits'> | undefined> {
    const [run] = await this.dataSource.query<RunWithResult[]>(
      'SELECT status, result, failure, credits FROM research_runs WHERE id = $1',
      [id],
    );
    return run;
  }

  /** Notes that the run is to be cancelled. @returns whether this is the first request, and the run still goes on. */
  async requestStop(id: string): Promise<boolean> {
    const rows = await this.dataSource.query<object[]>(
      `WITH asked AS (
         UPDATE research_runs SET stop_requested_at = now()
         WHERE id = $1 AND finished_at IS NULL AND stop_requested_at IS NULL RETURNING 1
       )
       SELECT FROM asked`,
      [id],
    );
    return rows.length > 0;
  }

  /** How many searches its stream reports that found something. */
  async searchesThatFound(id: string): Promise<number> {
    const [row] = await this.dataSource.query<{ searches: number }[]>(
      `SELECT count(*)::int AS searches FROM research_events
       WHERE run_id = $1 AND kind = 'search.completed' AND (fields ->> 'found')::int > 0`,
      [id],
    );
    return row?.searches ?? 0;
  }

  /** Runs that a worker could take now, in the order of their turns. */
  claimable(limit: number): Promise<ClaimableJob[]> {
    const order = inFairOrder({
      jobs: 'research_runs',
      alias: 'r',
      isOpen: 'finished_at IS NULL',
      condition: FREE,
    });
    return this.dataSource.query(order, [this.config.runningPerAccount, limit]);
  }

  /** Takes a run for this worker; null when another one has it, or it must wait. */
  claim(id: string): Promise<Claim | null> {
    return this.dataSource.transaction(async (manager) => {
      const [owner] = await manager.query<{ account_id: string }[]>(
        'SELECT account_id FROM research_runs WHERE id = $1',
        [id],
      );
      if (!owner) return null;
      // Two claims of one account at once would both see a free place.
      await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [
        lockIdOf('research.claim') | 0,
        owner.account_id,
      ]);
      const [claim] = await manager.query<Claim[]>(
        `WITH claimed AS (
           UPDATE research_runs r SET ${TAKE}, status = 'running',
             started_at = coalesce(r.started_at, clock_timestamp()), worked_seconds = r.worked_seconds + ${WORKED}
           WHERE r.id = $2 AND ${CLAIMABLE} RETURNING r.*
         )
         SELECT id, account_id AS "accountId", key_id AS "keyId", request, ticket, generation,
           fruitless_takes AS "fruitlessTakes",
           stop_requested_at IS NOT NULL AS "isStopWanted",
           worked_seconds AS "workedSeconds",
           extract(epoch FROM clock_timestamp() - started_at)::float8 AS "startedSecondsAgo",
           extract(epoch FROM started_at - created_at)::float8 AS "queuedSeconds"
         FROM claimed`,
        [this.config.runningPerAccount, id],
      );
      return claim ?? null;
    });
  }

  /** Deletes runs that ended long ago, and what finished ones need no longer. */
  async prune(): Promise<void> {
    await this.deleteAll(
      'research_checkpoints',
      `SELECT c.ctid FROM research_checkpoints c JOIN research_runs r ON r.id = c.run_id
       WHERE r.finished_at < now() - interval '1 hour'`,
    );
    await this.deleteAll(
      'research_runs',
      `SELECT ctid FROM research_runs WHERE finished_at < now() - make_interval(days => ${this.config.keepDays})`,
    );
  }

  /** A part at a time: what a statement cannot delete in its time would stay for ever, and grow. */
  private async deleteAll(table: string, rows: string): Promise<void> {
    let deleted: number;
    do {
      [, deleted] = await this.dataSource.query<[unknown[], number]>(
        `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(${rows} LIMIT $1))`,
        [PRUNE_ROWS],
      );
    } while (deleted === PRUNE_ROWS);
  }
}
