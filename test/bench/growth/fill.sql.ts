import type { DataSource } from 'typeorm';
import type { Sizes } from './sizes.js';
import { withoutIndexes } from './without-indexes.sql.js';

/** SQL: the id of the account, key or user with a number. */
const idOf = (kind: 'account' | 'key' | 'user', number: string): string =>
  `md5('${kind}' || (${number}))::uuid`;

/** SQL: a UUID version 7 of the time `at`, whose other bits follow from the number `n`: as `createCallId` makes them. */
const CALL_ID = `(lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3)
  || '8' || substr(md5(n::text), 4, 15))::uuid`;

/** Tables that grow with the accounts or with what they do; none of them may be read whole for a call. */
export const LARGE_TABLES = [
  'accounts',
  'api_keys',
  'capability_jobs',
  'console_invitations',
  'console_members',
  'credit_balances',
  'domain_events',
  'idempotency_keys',
  'ledger_entries',
  'local_index_documents',
  'local_index_passages',
  'local_index_postings',
  'requests',
  'spending_groups',
  'webhook_deliveries',
  'webhook_endpoints',
] as const;

/** A statement with the sizes as parameters: $1 accounts, $2 keys, $3 calls. */
interface Fill {
  /** Large ones are filled without their indexes, which are built afterwards. */
  table: string;
  isLarge?: boolean;
  sql: string;
}

/**
 * Every account has the same number of calls, spread over the last `days`; consecutive calls are of different accounts and keys.
 * Balances and counts follow from the entries, so that the audit of the credits holds. What waits is of ten accounts, however much it
 * is: the backlog grows, and not the number of those who wait.
 */
const fills = (days: number): readonly Fill[] => [
  {
    table: 'accounts',
    sql: `INSERT INTO accounts (id, email, name)
      SELECT ${idOf('account', 'n')}, 'account-' || n || '@example.test', 'Bench'
      FROM generate_series(0, $1::bigint - 1) n, (SELECT $2::bigint, $3::bigint) unused`,
  },
  {
    table: 'api_keys',
    sql: `INSERT INTO api_keys (id, account_id, name, prefix_hint, last_four, hash, scopes, ip_allow_list, spending_group_id)
      SELECT ${idOf('key', 'n')}, ${idOf('account', 'n % $1::bigint')}, 'bench', 'cap_bench', '0000',
        sha256(n::text::bytea), '{capabilities,account}', '{}', ${idOf('key', 'n')}
      FROM generate_series(0, $2::bigint - 1) n, (SELECT $3::bigint) unused`,
  },
  {
    table: 'requests',
    isLarge: true,
    sql: `INSERT INTO requests (id, request_id, account_id, key_id, capability, route, status, credits, provider_used,
        attempts, started_at, duration_ms)
      SELECT ${CALL_ID}, 'req_' || md5('request' || n), ${idOf('account', 'account')},
        ${idOf('key', 'account + $1::bigint * ((n / $1::bigint) % ($2::bigint / $1::bigint))')},
        (ARRAY['search', 'scrape', 'emails'])[1 + n % 3], '/v1/search', 200, 1, 'searxng',
        '[{"provider": "searxng", "outcome": "ok", "duration_ms": 412}]', at, 431
      FROM (
        SELECT n, (n * 7919) % $1::bigint AS account,
          now() - interval '1 minute' - (interval '${days} days' * (1 - n / $3::float8)) AS at
        FROM generate_series(0, $3::bigint - 1) n
      ) calls`,
  },
  {
    table: 'ledger_entries',
    isLarge: true,
    sql: `INSERT INTO ledger_entries (account_id, key_id, spending_group_id, kind, subject, amount, created_at)
      SELECT account_id, NULL, NULL, 'grant', 'grant:' || account_id || ':bench', 1000000, at
      FROM (SELECT ${idOf('account', 'n')} AS account_id, now() - interval '${days + 1} days' AS at
        FROM generate_series(0, $1::bigint - 1) n, (SELECT $2::bigint, $3::bigint) unused) granted
      UNION ALL
      SELECT account_id, key_id, key_id, 'charge', 'request:' || id, -1, started_at FROM requests`,
  },
  {
    table: 'credit_balances',
    sql: `INSERT INTO credit_balances (account_id, balance)
      SELECT account_id, sum(amount) FROM ledger_entries, (SELECT $1::bigint, $2::bigint, $3::bigint) unused GROUP BY account_id
      ON CONFLICT (account_id) DO NOTHING`,
  },
  {
    table: 'spending_groups',
    sql: `INSERT INTO spending_groups (spending_group_id, spent)
      SELECT spending_group_id, -sum(amount) FROM ledger_entries, (SELECT $1::bigint, $2::bigint, $3::bigint) unused
      WHERE spending_group_id IS NOT NULL GROUP BY spending_group_id
      ON CONFLICT (spending_group_id) DO NOTHING`,
  },
  {
    table: 'idempotency_keys',
    sql: `INSERT INTO idempotency_keys (account_id, route, key, body_hash, call_id, answer, expires_at)
      SELECT account_id, route, request_id, sha256(id::text::bytea), id, repeat(id::text, 10), now() + interval '24 hours'
      FROM requests, (SELECT $1::bigint, $2::bigint, $3::bigint) unused WHERE get_byte(uuid_send(id), 15) < 26`,
  },
  {
    table: 'capability_jobs',
    sql: `INSERT INTO capability_jobs (id, account_id, key_id, capability, params, ticket, status, generation, claimed_at,
        created_at, finished_at)
      SELECT gen_random_uuid(), ${idOf('account', 'n % $1::bigint')}, ${idOf('key', 'n % $2::bigint')}, 'crawl', '{}', '{}',
        'completed', 1, at, at, at
      FROM (SELECT n, now() - interval '${days} days' * random() AS at FROM generate_series(1, $3::bigint / 10) n) jobs`,
  },
  {
    table: 'capability_jobs',
    sql: `INSERT INTO capability_jobs (id, account_id, key_id, capability, params, ticket)
      SELECT gen_random_uuid(), ${idOf('account', 'n % 10')}, ${idOf('key', 'n % 10')}, 'crawl', '{}', '{}'
      FROM generate_series(1, $3::bigint / 10) n, (SELECT $1::bigint, $2::bigint) unused`,
  },
  {
    table: 'domain_events',
    sql: `INSERT INTO domain_events (id, type, account_id, data)
      SELECT gen_random_uuid(), 'credits.charged', ${idOf('account', 'n % $1::bigint')}, '{"credits": 1}'
      FROM generate_series(1, $3::bigint / 10) n, (SELECT $2::bigint) unused`,
  },
  {
    table: 'webhook_endpoints',
    sql: `INSERT INTO webhook_endpoints (id, account_id, url, description, event_types)
      SELECT ${idOf('account', 'n')}, ${idOf('account', 'n')}, 'https://example.test/hook', '', '{*}'
      FROM generate_series(0, $1::bigint - 1) n, (SELECT $2::bigint, $3::bigint) unused`,
  },
  {
    table: 'webhook_deliveries',
    sql: `INSERT INTO webhook_deliveries (id, endpoint_id, account_id, lane, event_id, event_type, payload, status, ended_at)
      SELECT gen_random_uuid(), hook, hook, hook, gen_random_uuid(), 'credits.charged', '{"credits": 1}', 'delivered', now()
      FROM (SELECT ${idOf('account', 'n % $1::bigint')} AS hook
        FROM generate_series(1, $3::bigint / 10) n, (SELECT $2::bigint) unused) sent`,
  },
  {
    table: 'webhook_deliveries',
    sql: `INSERT INTO webhook_deliveries (id, endpoint_id, account_id, lane, event_id, event_type, payload)
      SELECT gen_random_uuid(), hook, hook, hook, gen_random_uuid(), 'credits.charged', '{"credits": 1}'
      FROM (SELECT ${idOf('account', 'n % 10')} AS hook
        FROM generate_series(1, $3::bigint / 10) n, (SELECT $1::bigint, $2::bigint) unused) waiting`,
  },
  {
    table: 'console_users',
    sql: `INSERT INTO console_users (id, name, email)
      SELECT ${idOf('user', 'n')}, 'Bench', 'user-' || n || '@example.test'
      FROM generate_series(1, $3::bigint / 10) n, (SELECT $1::bigint, $2::bigint) unused`,
  },
  {
    table: 'console_members',
    sql: `INSERT INTO console_members (user_id, account_id, role, created_at)
      SELECT ${idOf('user', 'n')}, ${idOf('account', 'n % 2')}, 'member', now() - interval '1 second' * n
      FROM generate_series(1, $3::bigint / 10) n, (SELECT $1::bigint, $2::bigint) unused`,
  },
  {
    table: 'console_invitations',
    sql: `INSERT INTO console_invitations (id, account_id, email, role, token_hash, is_mailed, created_at, expires_at)
      SELECT gen_random_uuid(), ${idOf('account', 'n % 2')}, 'invited-' || n || '@example.test', 'member', sha256(n::text::bytea),
        true, now() - interval '1 second' * n, now() + interval '7 days'
      FROM generate_series(1, $3::bigint / 10) n, (SELECT $1::bigint, $2::bigint) unused`,
  },
];

/** Fills a migrated, empty database; `days` of calls. @param note says what is being done. */
export async function fill(
  dataSource: DataSource,
  { accounts, keys, calls }: Sizes,
  { days, note }: { days: number; note: (text: string) => void },
): Promise<void> {
  const session = dataSource.createQueryRunner();
  try {
    // For this connection alone; the statements that are measured run on others.
    await session.query(
      `SET synchronous_commit = off; SET maintenance_work_mem = '512MB'; SET work_mem = '256MB'`,
    );
    for (const { table, isLarge, sql } of fills(days)) {
      const began = performance.now();
      const insert = (): Promise<unknown> => session.query(sql, [accounts, keys, calls]);
      await (isLarge ? withoutIndexes(session, table, insert) : insert());
      note(`${table} after ${((performance.now() - began) / 1000).toFixed(1)} s`);
    }
  } finally {
    await session.query('RESET ALL');
    await session.release();
  }
}

/** Removes the partition of earlier calls, so that partitions by time take its place. */
export const dropFirstPartition = (dataSource: DataSource): Promise<unknown> =>
  dataSource.query('DROP TABLE requests_before');

/** Makes statistics and visibility maps as they are after a while. @returns the bytes of the database. */
export async function finish(dataSource: DataSource): Promise<number> {
  await dataSource.query('VACUUM ANALYZE');
  await dataSource.query('CHECKPOINT');
  const [row] = await dataSource.query<[{ bytes: number }]>(
    'SELECT pg_database_size(current_database()) AS bytes',
  );
  return row.bytes;
}

/** Ids of accounts that `fill` wrote, spread evenly. */
export async function filledAccounts(
  dataSource: DataSource,
  accounts: number,
  count: number,
): Promise<string[]> {
  const rows = await dataSource.query<{ id: string }[]>(
    `SELECT ${idOf('account', 'n')} AS id FROM generate_series(0, $1::bigint - 1, $2::bigint) n`,
    [accounts, Math.max(1, Math.floor(accounts / count))],
  );
  return rows.slice(0, count).map(({ id }) => id);
}
