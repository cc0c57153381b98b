import type { Queryable } from '@capstan/platform-core';

/**
 * Limits what a search or a read may take, for the rest of the transaction. Every look is by an index, also before the
 * tables were analyzed for the first time.
 */
export async function limitLook(transaction: Queryable, timeoutMs: number): Promise<void> {
  await transaction.query(
    `SELECT set_config('statement_timeout', $1, true), set_config('jit', 'off', true),
       set_config('enable_seqscan', 'off', true)`,
    [String(Math.max(1, Math.floor(timeoutMs)))],
  );
}

/** Limits how long a writer waits and works, for the rest of the transaction. */
export async function limitWrite(transaction: Queryable, limit: string): Promise<void> {
  await transaction.query(
    `SELECT set_config('lock_timeout', $1, true), set_config('statement_timeout', $1, true)`,
    [limit],
  );
}
