import { randomBytes } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AccountDataRegistry, DeletionFinisher } from '@capstan/admin';
import type { AccountTable } from '@capstan/platform-core';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildingService, startBuilding } from '../../harness/building-service.js';
import { type FilledAccount, fillAccount } from '../../harness/filled-account.js';
import { expectProblem } from '../../harness/keys.js';
import { tablesOf } from '../../harness/schema-catalog.js';
import { filesInZip } from '../../harness/zip.js';

/** Tables without rows of accounts. */
const OF_NO_ACCOUNT = new Set([
  'account_deletions',
  'console_secrets',
  'console_sign_in_attempts',
  'local_index_blocks',
  'local_index_collections',
  'local_index_documents',
  'local_index_passages',
  'local_index_postings',
  'local_index_vectors',
  'message_callbacks',
  'migrations',
  'process_leases',
]);
/** Tables that still name a deleted account by its id. */
const NAME_IT = ['account_deletions', 'admin_audit', 'credit_balances', 'ledger_entries'];

let service: BuildingService;
let filled: FilledAccount;
let other: FilledAccount;
let database: DataSource;

const letters = (): string =>
  [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
const newMark = (): string => `Zqx${letters()}`;

const declaredTables = (): AccountTable[] =>
  service.app.app
    .get(AccountDataRegistry)
    .all()
    .flatMap(({ tables }) => tables);

const remove = (id: string, confirm: string) =>
  service.app.call(`/v1/admin/accounts/${id}`, {
    method: 'DELETE',
    body: { confirm },
    key: service.app.adminKey,
  });

/** Tables with a row that has one of the texts, in any case, as text or as bytes. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tablesOf(database)) {
    const patterns = texts
      .flatMap((text) => [text, Buffer.from(text).toString('hex')])
      .map((text) => `%${text}%`);
    const [row] = await database.query(
      `SELECT count(*)::int AS n FROM ${table} t WHERE t::text ILIKE ANY ($1)`,
      [patterns],
    );
    if (row.n > 0) found.push(table);
  }
  return found;
}

/** Files of the installation whose path or content has one of the texts. */
async function filesWith(...texts: string[]): Promise<string[]> {
  const entries = await readdir(service.dataDir, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(
    entries.map(async (entry, index) =>
      entry.isFile() ? readFile(paths[index] as string, 'latin1') : entry.name,
    ),
  );
  return paths.filter((path, index) =>
    texts.some((text) => `${path}\n${contents[index]}`.toLowerCase().includes(text.toLowerCase())),
  );
}

const rowsOf = async ({ name, rows }: AccountTable, accountId: string): Promise<number> => {
  const [row] = await database.query(`SELECT count(*)::int AS n FROM ${name} t WHERE ${rows}`, [accountId]);
  return row.n;
};

/** Numbers of rows of an account by table. */
async function countsOf(accountId: string): Promise<[string, number][]> {
  return Promise.all(
    declaredTables().map(async (table): Promise<[string, number]> => [
      table.name,
      await rowsOf(table, accountId),
    ]),
  );
}

/** Expects that no row was deleted; further ones may have been written. */
async function expectAtLeast(before: [string, number][], accountId: string): Promise<void> {
  const after = await countsOf(accountId);
  expect(after.filter(([, rows], index) => rows < (before[index]?.[1] ?? 0))).toEqual([]);
}

beforeAll(async () => {
  service = await startBuilding({
    OUTBOUND_ALLOW_HOSTS: '127.0.0.1:9',
    SPEACHES_BASE_URL: 'http://127.0.0.1:9',
    CHROMIUM_PATH: 'off',
    WEBHOOK_RETRY_SECONDS: '3600',
  });
  database = service.app.dataSource;
  filled = await fillAccount(service, newMark());
  other = await fillAccount(service, newMark());
});
afterAll(() => service?.close());

describe('the data of accounts', () => {
  it('are declared by the features for every table', async () => {
    const declared = declaredTables().map(({ name }) => name);
    const all = await tablesOf(database);
    expect(all.filter((table) => !declared.includes(table) && !OF_NO_ACCOUNT.has(table))).toEqual([]);
    expect(declared.filter((table) => OF_NO_ACCOUNT.has(table))).toEqual([]);
  });

  it('are in every table of an account that used every feature', async () => {
    const tables = new Map<string, number>();
    for (const table of declaredTables()) {
      tables.set(table.name, (tables.get(table.name) ?? 0) + (await rowsOf(table, filled.accountId)));
    }
    // Calls hold credits while they run, and deliveries of events last until they are handled.
    const passing = new Set(['holds', 'event_deliveries']);
    expect([...tables].filter(([name, rows]) => rows === 0 && !passing.has(name))).toEqual([]);
    expect(await filesWith(filled.mark, filled.siteId)).not.toEqual([]);
  });
});

describe('GET /v1/admin/accounts/{id}/export', () => {
  const read = async (id: string) => {
    const answer = await fetch(`${service.app.url}/v1/admin/accounts/${id}/export`, {
      headers: { authorization: `Bearer ${service.app.adminKey}` },
    });
    return { answer, files: filesInZip(Buffer.from(await answer.arrayBuffer())) };
  };

  it('has the rows of every table as JSON lines, and the files', async () => {
    const { answer, files } = await read(filled.accountId);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const linesOf = (path: string): Record<string, unknown>[] =>
      String(files.get(path))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    expect(linesOf('accounts/accounts.jsonl')).toMatchObject([{ id: filled.accountId, email: filled.email }]);
    expect(linesOf('messages/inbox_entries.jsonl')).toMatchObject([{ subject: filled.mark }]);
    expect(linesOf('builds/site_entries.jsonl')).toMatchObject([{ data: { name: filled.mark } }]);
    for (const { feature, tables } of service.app.app.get(AccountDataRegistry).all()) {
      for (const { name } of tables) expect([...files.keys()]).toContain(`${feature}/${name}.jsonl`);
    }
    const site = files.get(`files/sites/${filled.siteId}.zip`);
    expect([...filesInZip(site as Buffer).keys()]).toContain('site/index.html');
    expect([...files.keys()].filter((path) => path.startsWith('files/artifacts/'))).toHaveLength(1);
    expect([...files.keys()].filter((path) => path.startsWith('files/audio/'))).toHaveLength(1);
  });

  it('has nothing of another account, and no secrets', async () => {
    const { files } = await read(filled.accountId);
    const text = [...files.values()].map((content) => content.toString('latin1')).join('\n');
    expect(text).toContain(filled.mark);
    expect(text).not.toContain(other.mark);
    expect(text).not.toContain(other.accountId);
    expect(text).not.toMatch(/whsec_|"hash":|"signing_secret":|"password":/);
  });

  it('is recorded in the audit log, and 404 for an unknown account', async () => {
    const { body } = await service.app.call(
      `/v1/admin/audit?action=account.exported&target=${filled.accountId}`,
      { key: service.app.adminKey },
    );
    expect(body.data.entries[0]).toMatchObject({ action: 'account.exported', state: 'done' });
    const unknown = '/v1/admin/accounts/3f2b8f7e-0000-4000-8000-000000000000/export';
    expectProblem(await service.app.call(unknown, { key: service.app.adminKey }), 404, 'not-found');
  });
});

describe('DELETE /v1/admin/accounts/{id}', () => {
  it('needs the email address of the account, and changes nothing without it', async () => {
    const before = await countsOf(filled.accountId);
    const answer = await remove(filled.accountId, other.email);
    expectProblem(answer, 400, 'invalid-request');
    expect(answer.text).not.toContain(filled.email);
    await expectAtLeast(before, filled.accountId);
  });

  it('leaves no trace of the account in any table or file, and nothing of others changes', async () => {
    const running = await service.build(`A shoe shop called ${filled.mark}`, { key: filled.key });
    const rest = await countsOf(other.accountId);
    const { status, body, text } = await remove(filled.accountId, filled.email.toUpperCase());
    expect(status, text).toBe(200);
    expect(body.data).toMatchObject({
      id: filled.accountId,
      rows: expect.any(Number),
      files: expect.any(Number),
    });
    expect(body.data.rows).toBeGreaterThan(50);
    expect(body.data.files).toBeGreaterThan(2);
    // A process that was stopping writes a moment later.
    await database.query(
      'INSERT INTO inbox_entries (id, account_id, subject, text) VALUES (gen_random_uuid(), $1, $2, $2)',
      [filled.accountId, filled.mark],
    );
    await database.query(`UPDATE account_deletions SET deleted_at = now() - interval '11 minutes'`);
    await service.app.app.get(DeletionFinisher).run();
    expect(await tablesWith(filled.mark, filled.siteId, running.id)).toEqual([]);
    expect(await tablesWith(filled.accountId)).toEqual(
      NAME_IT.filter((table) => table !== 'account_deletions'),
    );
    expect(await filesWith(filled.mark, filled.siteId, filled.accountId, running.siteId)).toEqual([]);
    await expectAtLeast(rest, other.accountId);
    expect(await filesWith(other.mark, other.siteId)).not.toEqual([]);
  });

  it('keeps the sums of the ledger, which adds up', async () => {
    const entries = await database.query(
      'SELECT kind, key_id, spending_group_id, actor FROM ledger_entries WHERE account_id = $1 ORDER BY kind',
      [filled.accountId],
    );
    const personless = { key_id: null, spending_group_id: null, actor: 'system' };
    // The charge of a build that was stopped before its first commit is refunded.
    expect(entries.filter(({ kind }: { kind: string }) => kind !== 'refund')).toEqual([
      { kind: 'charge', ...personless },
      { kind: 'grant', ...personless },
    ]);
    for (const entry of entries) expect(entry).toMatchObject(personless);
    expect(await service.app.audit()).toEqual([]);
  });

  it('keeps the audit log, without details of the account but with its deletion', async () => {
    const { body } = await service.app.call(`/v1/admin/audit?target=${filled.accountId}&limit=50`, {
      key: service.app.adminKey,
    });
    const actions = body.data.entries.map(({ action, details }: Record<string, unknown>) => [
      action,
      details,
    ]);
    expect(actions[0]).toEqual(['account.deleted', { rows: expect.any(Number), files: expect.any(Number) }]);
    expect(actions.at(-1)).toEqual(['account.created', {}]);
  });

  it('makes its keys and its email address free', async () => {
    const { app } = service;
    expectProblem(await app.call('/v1/credits', { key: filled.key }), 401, 'unauthorized');
    expectProblem(await remove(filled.accountId, filled.email), 404, 'not-found');
    const body = { email: filled.email, name: 'Again' };
    expect((await app.call('/v1/admin/accounts', { body, key: app.adminKey })).status).toBe(200);
  });

  it('is rejected for the account of the last admin key', async () => {
    const { app } = service;
    const [{ email }] = await database.query('SELECT email FROM accounts WHERE id = $1', [app.accountId]);
    expectProblem(await remove(app.accountId, email), 409, 'last-admin');
  });

  it('does not delete an account whose calls do not end, and can be repeated', async () => {
    await database.query(
      `INSERT INTO holds (id, account_id, spending_group_id, amount, capped, lease_id, details)
       SELECT gen_random_uuid(), $1, gen_random_uuid(), 1, false, id, '{}' FROM process_leases LIMIT 1`,
      [other.accountId],
    );
    await database.query(
      'UPDATE credit_balances SET held = held + 1, balance = balance - 1 WHERE account_id = $1',
      [other.accountId],
    );
    expectProblem(await remove(other.accountId, other.email), 409, 'account-busy');
    expect(await tablesWith(other.mark)).not.toEqual([]);
    await database.query('DELETE FROM holds WHERE account_id = $1', [other.accountId]);
    await database.query(
      'UPDATE credit_balances SET held = held - 1, balance = balance + 1 WHERE account_id = $1',
      [other.accountId],
    );
    expect((await remove(other.accountId, other.email)).status).toBe(200);
  });
});

describe('append-only tables', () => {
  it('refuse changes outside of a deletion, and of other accounts within one', async () => {
    const removal = (id: string) => database.query('DELETE FROM ledger_entries WHERE account_id = $1', [id]);
    await expect(removal(service.app.accountId)).rejects.toThrow('append-only');
    const deleted: string[] = [];
    const within = database.transaction(async (manager) => {
      await manager.query(`SELECT set_config('capstan.deleted_account', $1, true)`, [filled.accountId]);
      for (const id of [filled.accountId, service.app.accountId]) {
        await manager.query('DELETE FROM ledger_entries WHERE account_id = $1', [id]);
        deleted.push(id);
      }
    });
    await expect(within).rejects.toThrow('append-only');
    expect(deleted).toEqual([filled.accountId]);
    await expect(
      database.query(`UPDATE admin_audit SET details = '{}' WHERE details <> '{}'`),
    ).rejects.toThrow('append-only');
  });
});
