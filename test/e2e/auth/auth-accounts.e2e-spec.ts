import { AccountsService, ApiKeysService } from '@capstan/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { expectProblem, nextKeyChange, statusOf } from '../../harness/keys.js';

/** Two processes of the service on one database. */
let app: TestApp;
let neighbor: TestApp;
let accounts: AccountsService;
let keys: ApiKeysService;

beforeAll(async () => {
  app = await startApp();
  neighbor = await startApp({ databaseUrl: app.databaseUrl });
  accounts = app.app.get(AccountsService);
  keys = app.app.get(ApiKeysService);
});
afterAll(async () => {
  await neighbor.close();
  await app.close();
});

describe('accounts', () => {
  it('have unique e-mail addresses, ignoring case', async () => {
    const account = await accounts.create({ email: ' Ada@Example.test ', name: 'Ada' });
    expect(account).toMatchObject({ email: 'Ada@Example.test', name: 'Ada', suspendedAt: null });
    expect((await accounts.findByEmail('ada@example.TEST'))?.id).toBe(account.id);
    expect(await accounts.findByEmail('someone@example.test')).toBeNull();
    await expect(accounts.create({ email: 'ADA@example.test', name: 'B' })).rejects.toMatchObject({
      slug: 'email-taken',
      status: 409,
    });
    await expect(accounts.create({ email: 'no address', name: 'B' })).rejects.toMatchObject({ status: 400 });
  });

  it('are listed newest first, without duplicates at any page size', async () => {
    for (const n of [1, 2, 3]) await accounts.create({ email: `page-${n}@example.test`, name: String(n) });
    const all = (await accounts.list({ limit: 200 })).accounts.map(({ id }) => id);
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const page = await accounts.list({ limit: 2, after });
      expect(page.accounts.length).toBeLessThanOrEqual(2);
      paged.push(...page.accounts.map(({ id }) => id));
      after = page.nextAfter ?? undefined;
    } while (after !== undefined);
    expect(paged).toEqual(all);
  });

  it('return not-found if they do not exist', async () => {
    for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
      await expect(accounts.get(id)).rejects.toMatchObject({ status: 404 });
      await expect(accounts.suspend(id)).rejects.toMatchObject({ status: 404 });
      await expect(keys.create({ accountId: id, name: 'x' })).rejects.toMatchObject({ status: 404 });
    }
  });

  it('stop and resume all their keys in every process', async () => {
    const { accountId, apiKey } = await app.createAccount();
    expect([await statusOf(app, apiKey), await statusOf(neighbor, apiKey)]).toEqual([200, 200]);
    const suspended = nextKeyChange(neighbor, { accountId });
    expect((await accounts.suspend(accountId)).suspendedAt).toBeInstanceOf(Date);
    await suspended;
    expectProblem(await neighbor.call('/v1/keys', { key: apiKey }), 401, 'unauthorized');
    expectProblem(await app.call('/v1/keys', { key: apiKey }), 401, 'unauthorized');
    const reinstated = nextKeyChange(neighbor, { accountId });
    await accounts.reinstate(accountId);
    await reinstated;
    expect([await statusOf(app, apiKey), await statusOf(neighbor, apiKey)]).toEqual([200, 200]);
  });
});

describe('an account with 1,000 active keys', () => {
  let owner: { accountId: string; apiKey: string };
  const create = (process: TestApp = app) =>
    process.call('/v1/keys', { key: owner.apiKey, body: { name: 'one more' } });
  const anyKeyId = async (condition: string): Promise<string> =>
    (
      await app.dataSource.query(
        `SELECT id FROM api_keys WHERE account_id = $1 AND name = 'many' AND ${condition} LIMIT 1`,
        [owner.accountId],
      )
    )[0].id;
  const STALE = 'expires_at < now()';
  const WORKING = 'revoked_at IS NULL AND expires_at IS NULL';

  beforeAll(async () => {
    owner = await app.createAccount();
    // 999 active keys besides the first one, and ten each that have expired or were revoked.
    await app.dataSource.query(
      `INSERT INTO api_keys (id, account_id, name, prefix_hint, last_four, hash, scopes, ip_allow_list,
         spending_group_id, expires_at, revoked_at)
       SELECT id, $1, 'many', 'cap_xxxx', 'xxxx', sha256(id::text::bytea), '{account}', '{}', id,
         CASE WHEN n BETWEEN 1001 AND 1010 THEN now() - interval '1 s' END, CASE WHEN n > 1010 THEN now() END
       FROM (SELECT gen_random_uuid() AS id, n FROM generate_series(1, 1020) n WHERE n <= 998 OR n > 1000) k`,
      [owner.accountId],
    );
  });

  it('gets no further key, even from concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => create(n % 2 === 0 ? app : neighbor)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(7);
    for (const answer of refused) expectProblem(answer, 409, 'too-many-keys');
    expect(refused[0]?.body.error.limit).toBe(1000);
    expect(await keys.countWorking(owner.accountId)).toBe(1000);
  });

  it('gets no further key by rotation with overlap or by extending an expired key', async () => {
    const rotate = { key: owner.apiKey, body: { overlap_seconds: 60 } };
    const rotated = await app.call(`/v1/keys/${await anyKeyId(WORKING)}/rotate`, rotate);
    expectProblem(rotated, 409, 'too-many-keys');
    const stale = await anyKeyId(STALE);
    const patch = { key: owner.apiKey, method: 'PATCH', body: { expires_at: null } };
    expectProblem(await app.call(`/v1/keys/${stale}`, patch), 409, 'too-many-keys');
    expect((await keys.get(stale)).expiresAt).not.toBeNull();
    const renamed = await app.call(`/v1/keys/${stale}`, { ...patch, body: { name: 'renamed' } });
    expect(renamed.status).toBe(200);
  });

  it('may rotate a key without overlap, and gets another key after one was revoked', async () => {
    const path = `/v1/keys/${await anyKeyId(WORKING)}`;
    const rotated = await app.call(`${path}/rotate`, { key: owner.apiKey, body: {} });
    expect(rotated.status).toBe(200);
    await app.call(`/v1/keys/${rotated.body.data.id}`, { key: owner.apiKey, method: 'DELETE' });
    const patch = { key: owner.apiKey, method: 'PATCH', body: { expires_at: null } };
    expect((await app.call(`/v1/keys/${await anyKeyId(STALE)}`, patch)).body.data.status).toBe('active');
    expectProblem(await create(), 409, 'too-many-keys');
  });
});

describe('the schema', () => {
  it('matches the entities', async () => {
    const { upQueries } = await app.dataSource.driver.createSchemaBuilder().log();
    const mine = upQueries.map(({ query }) => query).filter((query) => /"(accounts|api_keys)"/.test(query));
    expect(mine).toEqual([]);
  });
});
