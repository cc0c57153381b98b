import { ProviderFailure } from '@capstan/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';

const PRICE = 2;
const { catalog, script } = scriptedCatalog(PRICE);
let app: TestApp;
let other: { accountId: string; apiKey: string };
/** Request ids of the calls below, in order. */
const made: string[] = [];

const admin = async (path: string) => {
  const { status, body } = await app.call(`/v1/admin${path}`, { key: app.adminKey });
  expect([path, status]).toEqual([path, 200]);
  return body.data;
};

beforeAll(async () => {
  app = await startApp({ catalog });
  other = await app.createAccount();
  const echo = async (key: string, text = 'hello', requestId?: string): Promise<void> => {
    const { body } = await app.call('/v1/echo', {
      key,
      body: { text },
      headers: requestId ? { 'x-request-id': requestId } : {},
    });
    made.push(body.metadata.request_id);
  };
  await echo(app.apiKey);
  await echo(other.apiKey);
  await echo(other.apiKey, 'again', 'chosen');
  await echo(app.apiKey, 'again', 'chosen');
  script((provider) => {
    throw new ProviderFailure(provider === 'first' ? 'rate_limited' : 'upstream_error', 'scripted');
  });
  await echo(app.apiKey);
  script((provider, params) => ({ text: `${params.text} from ${provider}` }));
  await echo(app.apiKey);
});
afterAll(() => app.close());

describe('the providers', () => {
  it('show breaker state, outcomes and durations', async () => {
    const { window_minutes, providers } = await admin('/providers');
    expect(window_minutes).toBe(60);
    expect(providers).toEqual([
      {
        capability: 'echo',
        provider: 'first',
        title: 'Scripted first',
        configured: true,
        settings: [],
        breaker: {
          state: 'open',
          consecutive_failures: 1,
          last_failure: 'rate_limited',
          closes_at: expect.stringMatching(/Z$/),
        },
        outcomes: { ok: 4, rate_limited: 1 },
        attempts: 5,
        p50_ms: expect.any(Number),
        p95_ms: expect.any(Number),
        wins: 4,
        hedge_after_ms: null,
      },
      {
        capability: 'echo',
        provider: 'second',
        title: 'Scripted second',
        configured: true,
        settings: [],
        breaker: { state: 'closed', consecutive_failures: 0, last_failure: null, closes_at: null },
        outcomes: { ok: 1, upstream_error: 1 },
        attempts: 2,
        p50_ms: expect.any(Number),
        p95_ms: expect.any(Number),
        wins: 1,
        hedge_after_ms: null,
      },
    ]);
  });

  it('count as winners when their result is part of a merged one', async () => {
    const markUsed = (provider: string) =>
      app.dataSource.query('UPDATE requests SET provider_used = $2 WHERE request_id = $1', [
        made[0],
        provider,
      ]);
    await markUsed('merged');
    const { providers } = await admin('/providers');
    await markUsed('first');
    expect(providers.map(({ wins }: { wins: number }) => wins)).toEqual([4, 1]);
  });

  it('count only calls within the window', async () => {
    await app.dataSource.query(
      `UPDATE requests SET started_at = now() - interval '2 hours' WHERE request_id = $1`,
      [made[1]],
    );
    const attempts = async (query: string) => (await admin(`/providers${query}`)).providers[0].attempts;
    expect(await attempts('')).toBe(4);
    expect(await attempts('?window_minutes=180')).toBe(5);
  });

  it.each(['window_minutes=0', 'window_minutes=10081', 'window_minutes=x', 'window=5'])(
    'reject ?%s',
    async (query) => {
      expect((await app.call(`/v1/admin/providers?${query}`, { key: app.adminKey })).status).toBe(400);
    },
  );
});

describe('the request log', () => {
  const found = async (query: string): Promise<number[]> =>
    (await admin(`/requests?${query}`)).requests
      .map(({ request_id, account_id }: Record<string, string>) =>
        made.findIndex(
          (id, at) => id === request_id && (account_id === other.accountId) === (at === 1 || at === 2),
        ),
      )
      .toSorted();

  it('shows the caller and the parameters', async () => {
    const { requests, next_after } = await admin('/requests');
    expect(next_after).toBeNull();
    expect(requests[0]).toEqual({
      id: expect.any(String),
      request_id: made[5],
      account_id: app.accountId,
      key_id: expect.any(String),
      capability: 'echo',
      route: expect.stringContaining('/v1/echo'),
      mode_used: null,
      status: 200,
      error: null,
      provider_used: 'second',
      from_cache: false,
      providers_tried: expect.arrayContaining(['second']),
      credits_used: PRICE,
      started_at: expect.stringMatching(/Z$/),
      duration_ms: expect.any(Number),
    });
  });

  it('filters by account, key, capability, status, error, provider and time', async () => {
    const everything = [0, 1, 2, 3, 4, 5];
    expect(await found('limit=200')).toEqual(everything);
    expect(await found(`account_id=${other.accountId}`)).toEqual([1, 2]);
    const keyId = (await admin(`/accounts/${other.accountId}/keys`)).keys[0].id;
    expect(await found(`key_id=${keyId}`)).toEqual([1, 2]);
    expect(await found(`key_id=${keyId}&account_id=${app.accountId}`)).toEqual([]);
    expect(await found('capability=echo')).toEqual(everything);
    expect(await found('capability=search')).toEqual([]);
    expect(await found('status=502')).toEqual([4]);
    expect(await found('error=providers-failed')).toEqual([4]);
    expect(await found('status=200&error=providers-failed')).toEqual([]);
    expect(await found('provider=second')).toEqual([4, 5]);
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    expect(await found(`to=${hourAgo}`)).toEqual([1]);
    expect(await found(`from=${hourAgo}`)).toEqual([0, 2, 3, 4, 5]);
    expect(await found('from=2001-01-01&to=2001-01-02')).toEqual([]);
  });

  it('pages through all calls without duplicates', async () => {
    const whole = (await admin('/requests')).requests;
    const paged: unknown[] = [];
    let after: string | null = null;
    do {
      const page: { requests: unknown[]; next_after: string | null } = await admin(
        `/requests?limit=2${after === null ? '' : `&after=${after}`}`,
      );
      paged.push(...page.requests);
      after = page.next_after;
    } while (after !== null);
    expect(paged).toEqual(whole);
  });

  it.each([
    'account_id=me',
    'key_id=1',
    'capability=%00',
    'status=99',
    'error=No%20Slug',
    'provider=',
    'from=yesterday',
    'to=2026-13-01',
    'after=1',
    'limit=201',
    'account=x',
  ])('rejects ?%s', async (query) => {
    expect((await app.call(`/v1/admin/requests?${query}`, { key: app.adminKey })).status).toBe(400);
  });

  it('finds a call by its own id and by its request id, with every attempt', async () => {
    const [listed] = (await admin('/requests?status=502')).requests;
    const times = { started_after_ms: expect.any(Number), duration_ms: expect.any(Number) };
    const expected = {
      ...listed,
      detail: expect.stringMatching(/\S/),
      alternative_action: expect.stringMatching(/\S/),
      attempts: [
        { provider: 'first', outcome: 'rate_limited', ...times },
        { provider: 'second', outcome: 'upstream_error', ...times },
      ],
    };
    expect(await admin(`/requests/${listed.id}`)).toEqual(expected);
    expect(await admin(`/requests/${made[4]}`)).toEqual(expected);
  });

  it('returns the latest call of a request id that was used twice; call ids identify each of them', async () => {
    const both = (await admin('/requests')).requests.filter(
      ({ request_id }: Record<string, string>) => request_id === 'chosen',
    );
    expect(both).toHaveLength(2);
    expect(await admin('/requests/chosen')).toMatchObject({ id: both[0].id, account_id: app.accountId });
    expect(await admin(`/requests/${both[1].id}`)).toMatchObject({ account_id: other.accountId });
  });
});

describe('the overview', () => {
  it('counts accounts, keys, credits and the calls of a day', async () => {
    await app.dataSource.query(
      `UPDATE requests SET started_at = now() - interval '25 hours' WHERE request_id = $1`,
      [made[1]],
    );
    const { accountId } = await app.createAccount({ credits: 0 });
    const post = (path: string, body?: object) =>
      app.call(`/v1/admin/accounts/${accountId}${path}`, { method: 'POST', body, key: app.adminKey });
    await post('/credits', { kind: 'grant', amount: 20, reason: 'test' });
    await post('/credits', { kind: 'refund', amount: 3, reason: 'test' });
    await post('/credits', { kind: 'adjustment', amount: -4, reason: 'test' });
    const { keys } = await admin(`/accounts/${accountId}/keys`);
    await app.call(`/v1/admin/keys/${keys[0].id}`, { method: 'DELETE', key: app.adminKey });
    await post('/suspend');

    const charged = 5 * PRICE;
    expect(await admin('/overview')).toEqual({
      accounts: 3,
      suspended_accounts: 1,
      working_keys: 3,
      credits: {
        granted: 2020,
        refunded: 3,
        adjusted: -4,
        charged,
        balance: 2019 - charged,
        held: 0,
      },
      calls_last_24h: { total: 5, succeeded: 4, failed_by_error: { 'providers-failed': 1 } },
      service: {
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        commit: expect.toBeOneOf([null, expect.stringMatching(/^[0-9a-f]{40}$/)]),
        started_at: expect.stringMatching(/Z$/),
        node: process.versions.node,
        postgresql: expect.stringMatching(/^\d+/),
      },
    });
  });
});

describe('the calls of an account', () => {
  it('end with their last page, even a full one', async () => {
    const read = async (query: string) => (await app.call(`/v1/requests?${query}`)).body.data;
    const count = (await read('limit=200')).requests.length;
    expect(count).toBeGreaterThan(1);
    expect((await read(`limit=${count}`)).next_after).toBeNull();
    const { requests, next_after } = await read(`limit=${count - 1}`);
    expect(next_after).toBe(requests.at(-1).id);
  });
});
