import type { Pool, PoolClient } from 'pg';
import { compiled } from '../compiled.js';
import type { Charger } from './charge-job.js';
import { inTurn } from './funded-accounts.js';

const { createCallId } = await compiled<typeof import('@capstan/capabilities')>(
  'libs/features/capabilities/src/index.js',
);

const TAKE = {
  name: 'bench-take',
  text: 'UPDATE credit_balances SET balance = balance - 1 WHERE account_id = $1 AND balance + overage_limit >= 1',
};

const BOOK = {
  name: 'bench-book',
  text: `INSERT INTO ledger_entries (account_id, kind, subject, amount) VALUES ($1, 'charge', $2, -1)`,
};

const TAKE_AND_BOOK = {
  name: 'bench-take-and-book',
  text: `WITH taken AS (
      UPDATE credit_balances SET balance = balance - 1
      WHERE account_id = $1 AND balance + overage_limit >= 1 RETURNING account_id
    )
    INSERT INTO ledger_entries (account_id, kind, subject, amount) SELECT account_id, 'charge', $2, -1 FROM taken`,
};

const COMMIT = { name: 'bench-commit', text: 'INSERT INTO bench_commits (id) VALUES ($1)' };

/** Ids in the format of the service. */
const newId = (): string => createCallId(Date.now());

const subject = (): string => `request:${newId()}`;

/** One transaction per charge on the tables of the service: conditional update, entry, commit. */
export function byTransaction(pool: Pool, accounts: readonly string[]): Charger {
  const next = inTurn(accounts);
  return async () => {
    const client = await pool.connect();
    try {
      await chargeInTransaction(client, next());
    } finally {
      client.release();
    }
  };
}

async function chargeInTransaction(client: PoolClient, accountId: string): Promise<void> {
  await client.query('BEGIN');
  const { rowCount } = await client.query({ ...TAKE, values: [accountId] });
  if (rowCount !== 1) throw new Error('The account has too few credits.');
  await client.query({ ...BOOK, values: [accountId, subject()] });
  await client.query('COMMIT');
}

/** The same in one statement, which saves three round trips: the best result without batching. */
export function byStatement(pool: Pool, accounts: readonly string[]): Charger {
  const next = inTurn(accounts);
  return async () => {
    const { rowCount } = await pool.query({ ...TAKE_AND_BOOK, values: [next(), subject()] });
    if (rowCount !== 1) throw new Error('The account has too few credits.');
  };
}

/** The database's own rate: rows without contention, each committed separately. */
export async function commits(pool: Pool): Promise<Charger> {
  await pool.query('CREATE TABLE bench_commits (id uuid NOT NULL)');
  return () => pool.query({ ...COMMIT, values: [newId()] });
}
