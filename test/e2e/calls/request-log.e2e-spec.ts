import { randomUUID } from 'node:crypto';
import { LogPartitions, RequestLog, type RequestFilter } from '@capstan/capabilities';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, createDatabase } from '../../harness/database.js';

const DAY = '2026-03-04';

let database: TestDatabase;
let dataSource: DataSource;
let log: RequestLog;
let accountId: string;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  log = new RequestLog(dataSource);
});
beforeEach(async () => {
  accountId = randomUUID();
  await dataSource.query('TRUNCATE requests');
});
afterAll(() => database.drop());

/** A logged call. @returns its id. */
async function insert(more: Record<string, unknown> = {}): Promise<string> {
  const row = {
    id: randomUUID() as string,
    request_id: randomUUID(),
    account_id: accountId,
    key_id: randomUUID(),
    capability: 'echo',
    route: '/v1/echo',
    status: 200,
    error_slug: null,
    credits: 2,
    provider_used: 'first',
    attempts: JSON.stringify([{ provider: 'first', outcome: 'ok', duration_ms: 5 }]),
    started_at: `${DAY}T12:00:00Z`,
    duration_ms: 7,
    ...more,
  };
  const columns = Object.keys(row);
  await dataSource.query(
    `INSERT INTO requests (${columns.join(', ')}) VALUES (${columns.map((_, n) => `$${n + 1}`).join(', ')})`,
    Object.values(row),
  );
  return row.id;
}
const idsOf = async (filter: Partial<RequestFilter>): Promise<string[]> =>
  (await log.list({ limit: 100, ...filter })).map(({ id }) => id);

describe('the list of calls', () => {
  it('is newest first, in pages, without gaps or duplicates, also with equal timestamps', async () => {
    const late = await insert({ started_at: `${DAY}T12:00:01Z` });
    const same = [await insert(), await insert(), await insert(), await insert()];
    const early = await insert({ started_at: `${DAY}T11:59:59Z` });
    await insert({ account_id: randomUUID() });
    const expected = [late, ...same.toSorted().toReversed(), early];
    expect(await idsOf({ accountId })).toEqual(expected);
    const paged: string[] = [];
    for (let after: string | undefined; ;) {
      const page = await idsOf({ accountId, limit: 2, after });
      paged.push(...page);
      if (page.length < 2) break;
      after = page.at(-1);
    }
    expect(paged).toEqual(expected);
  });

  it.each<[column: string, value: unknown, filter: (value: never) => Partial<RequestFilter>]>([
    ['account_id', randomUUID(), (value) => ({ accountId: value })],
    ['key_id', randomUUID(), (value) => ({ keyId: value })],
    ['request_id', 'chosen', (value) => ({ requestId: value })],
    ['capability', 'shout', (value) => ({ capability: value })],
    ['status', 502, (value) => ({ status: value })],
    ['error_slug', 'providers-failed', (value) => ({ errorSlug: value })],
  ])('is filtered by %s', async (column, value, filter) => {
    await insert();
    const wanted = await insert({ [column]: value });
    expect(await idsOf(filter(value as never))).toEqual([wanted]);
  });

  it('is filtered by attempted providers', async () => {
    const attempts = ['second', 'third'].map((provider) => ({ provider, outcome: 'ok', duration_ms: 1 }));
    await insert();
    const wanted = await insert({ attempts: JSON.stringify(attempts) });
    expect(await idsOf({ provider: 'third' })).toEqual([wanted]);
    expect(await idsOf({ provider: 'fourth' })).toEqual([]);
  });

  it('is filtered by `from` (inclusive) and `to` (exclusive)', async () => {
    const at = async (time: string) => insert({ started_at: `${DAY}T${time}Z` });
    const [first, second] = [await at('12:00:00'), await at('12:00:01')];
    const moment = (time: string) => new Date(`${DAY}T${time}Z`);
    expect(await idsOf({ from: moment('12:00:00'), to: moment('12:00:01') })).toEqual([first]);
    expect(await idsOf({ from: moment('12:00:01'), to: moment('12:00:02') })).toEqual([second]);
  });

  it('combines its filters', async () => {
    await insert({ capability: 'shout' });
    await insert({ status: 502 });
    const wanted = await insert({ capability: 'shout', status: 502 });
    expect(await idsOf({ accountId, capability: 'shout', status: 502 })).toEqual([wanted]);
  });
});

describe('a receipt', () => {
  it('is the latest call of the account with a request id', async () => {
    const both = { request_id: 'mine' };
    const later = await insert({ ...both, started_at: `${DAY}T13:00:00Z` });
    await insert(both);
    await insert({ ...both, account_id: randomUUID(), started_at: `${DAY}T14:00:00Z` });
    expect((await log.find('mine', { accountId }))?.id).toBe(later);
    expect(await log.find('mine', { accountId: randomUUID() })).toBeUndefined();
    expect(await log.find('mi\0ne', { accountId })).toBeUndefined();
  });

  it('is found by the id of the call, in its own account only', async () => {
    const id = await insert();
    expect((await log.find(id, { accountId }))?.id).toBe(id);
    expect(await log.find(id, { accountId: randomUUID() })).toBeUndefined();
  });

  it('contains everything that was logged', async () => {
    const id = await insert({ mode: 'ai', is_cached: true, status: 422, error_slug: 'content-blocked' });
    expect(await log.find(id)).toMatchObject({
      id,
      accountId,
      capability: 'echo',
      route: '/v1/echo',
      mode: 'ai',
      status: 422,
      errorSlug: 'content-blocked',
      credits: 2,
      providerUsed: 'first',
      isCached: true,
      attempts: [{ provider: 'first', outcome: 'ok', duration_ms: 5 }],
      startedAt: new Date(`${DAY}T12:00:00Z`),
      durationMs: 7,
    });
  });

  it('of any account is found by call id before request id', async () => {
    const id = await insert();
    await insert({ request_id: id, started_at: `${DAY}T13:00:00Z` });
    expect((await log.find(id))?.id).toBe(id);
    const named = await insert({ request_id: 'named' });
    expect((await log.find('named'))?.id).toBe(named);
    expect(await log.find('\0')).toBeUndefined();
    expect(await log.find(randomUUID())).toBeUndefined();
  });
});

describe('usage', () => {
  it('sums calls and credits by UTC day and capability, newest day first', async () => {
    await insert({ started_at: `${DAY}T23:59:59Z` });
    await insert({ status: 399 });
    await insert({ status: 400, credits: 0 });
    await insert({ capability: 'shout', credits: 5 });
    const next = await insert({ started_at: '2026-03-05T00:00:00Z', credits: 1 });
    await insert({ account_id: randomUUID() });
    expect(next).toBeDefined();
    const period = { from: new Date('2026-03-01'), to: new Date('2026-04-01') };
    expect((await log.usage({ accountId, ...period })).lines).toEqual([
      { date: '2026-03-05', capability: 'echo', calls: 1, succeeded: 1, credits: 1 },
      { date: DAY, capability: 'echo', calls: 3, succeeded: 2, credits: 4 },
      { date: DAY, capability: 'shout', calls: 1, succeeded: 1, credits: 5 },
    ]);
  });

  it('covers its period with an exclusive end', async () => {
    await insert();
    const [from, to] = [new Date(`${DAY}T12:00:00Z`), new Date(`${DAY}T12:00:00.001Z`)];
    const nothing = { lines: [], byKey: [] };
    expect((await log.usage({ accountId, from, to })).lines).toHaveLength(1);
    expect(await log.usage({ accountId, from: new Date(0), to: from })).toEqual(nothing);
    expect(await log.usage({ accountId, from: to, to: new Date('2027-01-01') })).toEqual(nothing);
  });

  it('sums calls and credits by key, the most expensive first, or is that of one key', async () => {
    const [cheap, expensive] = [randomUUID(), randomUUID()];
    await insert({ key_id: cheap });
    await insert({ key_id: expensive, credits: 7 });
    await insert({ key_id: expensive, capability: 'shout', status: 502, credits: 0 });
    const period = { from: new Date('2026-03-01'), to: new Date('2026-04-01') };
    const ofExpensive = { key_id: expensive, calls: 2, succeeded: 1, credits: 7 };
    expect((await log.usage({ accountId, ...period })).byKey).toEqual([
      ofExpensive,
      { key_id: cheap, calls: 1, succeeded: 1, credits: 2 },
    ]);
    expect(await log.usage({ accountId, keyId: expensive, ...period })).toEqual({
      lines: [
        { date: DAY, capability: 'echo', calls: 1, succeeded: 1, credits: 7 },
        { date: DAY, capability: 'shout', calls: 1, succeeded: 0, credits: 0 },
      ],
      byKey: [ofExpensive],
    });
  });
});

describe('pruning', () => {
  it('deletes calls past their retention, and no others', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const kept = await insert({ started_at: ago(29.9) });
    await insert({ started_at: ago(30.1) });
    await new LogPartitions(dataSource).prune(30);
    expect(await idsOf({})).toEqual([kept]);
  });
});
