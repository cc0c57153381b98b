import type { Queryable } from '@capstan/platform-core';

/**
 * Sets timeouts for a search or a read, for the rest of the transaction. Forces index scans, also before the tables
 * are first analyzed.
 */
export async function limitRead(transaction: Queryable, timeoutMs: number): Promise<void> {
  await transaction.query(
    `SELECT set_config('statement_timeout', $1, true), set_config('jit', 'off', true),
       set_config('enable_seqscan', 'off', true)`,
    [String(Math.max(1, Math.floor(timeoutMs)))],
  );
}

/** Lets a transaction wait between its statements for vectors, which a sentence model makes one by one. */
export async function allowIdle(transaction: Queryable, limit: string): Promise<void> {
  await transaction.query(`SELECT set_config('idle_in_transaction_session_timeout', $1, true)`, [limit]);
}

/** Sets the timeouts of a writer, for the rest of the transaction. */
export async function limitWrite(transaction: Queryable, limit: string): Promise<void> {
  await transaction.query(
    `SELECT set_config('lock_timeout', $1, true), set_config('statement_timeout', $1, true)`,
    [limit],
  );
}
