import { randomUUID } from 'node:crypto';
import type { AccountData } from '@capstan/platform-core';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditAccountData } from '../../../libs/features/admin/src/fixtures/audit-account-data.js';
import { memberAccountData } from '../../../libs/features/console/src/fixtures/member-account-data.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';

const ACCOUNT = randomUUID();
const OTHER = randomUUID();

let database: TestDatabase;
let dataSource: DataSource;
/** A member of the account, and one of both. */
let own: string;
let shared: string;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  own = await insertMember('ada@example.com', ACCOUNT);
  shared = await insertMember('grace@example.com', ACCOUNT, OTHER);
});
afterAll(() => database.drop());

async function insertMember(email: string, ...accounts: string[]): Promise<string> {
  const id = randomUUID();
  await dataSource.query('INSERT INTO console_users (id, email, name) VALUES ($1, $2, $2)', [id, email]);
  for (const account of accounts) {
    await dataSource.query(
      `INSERT INTO console_members (user_id, account_id, role) VALUES ($1, $2, 'member')`,
      [id, account],
    );
  }
  return id;
}

async function insertEntry(actorAccountId: string, userId: string): Promise<string> {
  const [{ id }] = await dataSource.query(
    `INSERT INTO admin_audit (actor_account_id, actor_key_id, action, state, target_type, target_id, details, request_id)
     VALUES ($1, gen_random_uuid(), 'member.role_changed', 'done', 'user', $2, '{"role":"viewer"}', 'req_test')
     RETURNING id`,
    [actorAccountId, userId],
  );
  return id;
}

/** Values of a column in the rows of a table that are the account's. */
async function rowsOf(data: AccountData, table: string, column: string): Promise<unknown[]> {
  const rows = data.tables.find(({ name }) => name === table)?.rows;
  const found = await dataSource.query(`SELECT ${column} AS value FROM ${table} t WHERE ${rows}`, [ACCOUNT]);
  return found.map(({ value }: { value: unknown }) => value);
}

describe('audit entries about members', () => {
  it('are of the account if it is their only one', async () => {
    const id = await insertEntry(OTHER, own);
    expect(await rowsOf(auditAccountData, 'admin_audit', 'id')).toContain(id);
  });

  it('are of the account that acted if they are members of several', async () => {
    const id = await insertEntry(ACCOUNT, shared);
    const others = await insertEntry(OTHER, shared);
    const found = await rowsOf(auditAccountData, 'admin_audit', 'id');
    expect(found).toContain(id);
    expect(found).not.toContain(others);
  });
});

describe('sign-ins under way', () => {
  it('are of the member whose whole address they have', async () => {
    const insert = (id: string, identifier: string, value: string) =>
      dataSource.query(
        'INSERT INTO console_verifications (id, identifier, value, expires_at) VALUES ($1, $2, $3, now())',
        [id, identifier, value],
      );
    await insert('link', 'hash-1', '{"email":"Ada@example.com","name":"Ada"}');
    await insert('address', 'Ada@example.com', '1');
    await insert('link of another', 'hash-2', '{"email":"nada@example.com"}');
    await insert('address of another', 'nada@example.com', '2');
    const found = await rowsOf(memberAccountData, 'console_verifications', 'id');
    expect(new Set(found)).toEqual(new Set(['address', 'link']));
  });
});
