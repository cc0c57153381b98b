import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Queryable } from './queryable.js';

/** Waits for an advisory lock and keeps it until the transaction ends. */
export async function lockUntilCommit(transaction: Queryable, lock: number | bigint): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock($1)', [String(lock)]);
}

/** The same for one subject, such as an account; other subjects do not wait. */
export async function lockSubjectUntilCommit(
  transaction: Queryable,
  lock: number,
  subject: string,
): Promise<void> {
  // The form with two keys takes two signed 32-bit integers.
  await transaction.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [lock | 0, subject]);
}

/**
 * Takes an advisory lock until the transaction ends, unless another process holds it. @returns whether it was
 * taken.
 */
export async function tryLockUntilCommit(transaction: Queryable, lock: number): Promise<boolean> {
  const [row] = await transaction.query<{ isAcquired: boolean }[]>(
    'SELECT pg_try_advisory_xact_lock($1) AS "isAcquired"',
    [lock],
  );
  return row?.isAcquired ?? false;
}

const POLL_MS = 200;

/**
 * Runs work under a lock that excludes other processes. The lock has its own connection, so the work may use
 * several. A process that waits asks again and again: a statement that waits in the database has a snapshot, and
 * CREATE INDEX CONCURRENTLY, which the work may be, waits for the end of every snapshot.
 */
export async function withLock<T>(dataSource: DataSource, lock: number, work: () => Promise<T>): Promise<T> {
  const connection = dataSource.createQueryRunner();
  try {
    while (!(await tryLock(connection, lock))) await setTimeout(POLL_MS);
    try {
      return await work();
    } finally {
      await connection.query('SELECT pg_advisory_unlock($1)', [lock]);
    }
  } finally {
    await connection.release();
  }
}

async function tryLock(session: Queryable, lock: number): Promise<boolean> {
  const [row] = await session.query<{ isAcquired: boolean }[]>(
    'SELECT pg_try_advisory_lock($1) AS "isAcquired"',
    [lock],
  );
  return row?.isAcquired ?? false;
}
