import { Injectable, Logger } from '@nestjs/common';
import { lockIdOf, lockUntilCommit } from '@capstan/platform-core';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { firstIdAt, momentOf } from '../call-ids/call-id.js';
import {
  UNPLANNED_PARTITIONS,
  addPartition,
  deleteOldRows,
  dropPartition,
  limitLocks,
  readPartitions,
} from './log-partitions.sql.js';

const DAY_MS = 86_400_000;
/** Partitions of calls to come: workers may be down for this long before calls are logged without one. */
const AHEAD_MS = 7 * DAY_MS;
/** Statements without a time look into every partition, so there are few: about 15 within the retention. */
const PARTITIONS = 15;
const MAX_DAYS = 31;
const DELETED_ROWS = 10_000;
const LOCK = lockIdOf('request-log.partitions');
/** SQLSTATE lock_not_available. */
const LOCK_TIMEOUT = '55P03';

/** Days in one partition, by how many days calls are kept. */
export const daysOfPartition = (keptDays: number): number =>
  Math.min(MAX_DAYS, Math.ceil(keptDays / PARTITIONS));

/** The partitions of the request log by time (docs/adr/0049-request-log-by-time.md). */
@Injectable()
export class LogPartitions {
  private readonly logger = new Logger('RequestLog');

  constructor(private readonly dataSource: DataSource) {}

  /** Adds partitions for the calls of the next week, behind the existing ones. */
  extend(keptDays: number, nowMs = Date.now()): Promise<void> {
    return this.change(async (manager) => {
      const last = (await readPartitions(manager)).at(-1);
      let fromMs = last ? momentOf(last.until) : midnightBefore(nowMs);
      while (fromMs < nowMs + AHEAD_MS) {
        const untilMs = fromMs + daysOfPartition(keptDays) * DAY_MS;
        await addPartition(manager, {
          name: `requests_${new Date(fromMs).toISOString().slice(0, 10).replaceAll('-', '')}`,
          from: firstIdAt(fromMs),
          until: firstIdAt(untilMs),
        });
        fromMs = untilMs;
      }
    });
  }

  /**
   * Removes partitions whose calls are all older than `keptDays`, and old calls of those that were not planned, in batches, each below
   * the statement timeout.
   */
  async prune(keptDays: number, nowMs = Date.now()): Promise<void> {
    const oldest = firstIdAt(nowMs - keptDays * DAY_MS);
    const past = (await readPartitions(this.dataSource)).filter(({ until }) => until <= oldest);
    for (const { name } of past) await this.change((manager) => dropPartition(manager, name));
    for (const partition of UNPLANNED_PARTITIONS) {
      const limits = { days: keptDays, limit: DELETED_ROWS };
      while ((await deleteOldRows(this.dataSource, partition, limits)) === DELETED_ROWS);
    }
  }

  /** A change that has to wait for running statements is left to the next round: further ones would queue behind it. */
  private async change(work: (manager: EntityManager) => Promise<void>): Promise<void> {
    try {
      await this.dataSource.transaction(async (manager) => {
        await limitLocks(manager);
        await lockUntilCommit(manager, LOCK);
        await work(manager);
      });
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      this.logger.warn('partitions of the request log are in use; they are changed in the next round');
    }
  }
}

const midnightBefore = (ms: number): number => ms - (ms % DAY_MS);

const isLockTimeout = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { code?: string }).code === LOCK_TIMEOUT;
