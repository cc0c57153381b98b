import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';

/** The response cache (docs/adr/0017-response-cache.md) over HTTP. */
const { catalog, calls, script } = scriptedCatalog(2);
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ catalog, env: { ECHO_CACHE_SECONDS: '300' } });
});
afterAll(() => app.close());
beforeEach(() => {
  calls.length = 0;
  script((_provider, params) => ({ text: params.text }));
});

const echo = (text: string, headers: Record<string, string> = {}, key?: string) =>
  app.call('/v1/echo', { body: { text }, headers, ...(key === undefined ? {} : { key }) });
const balance = async () => (await app.call('/v1/credits')).body.data.balance as number;

describe('a cached answer', () => {
  it('calls no provider, is free, and says so', async () => {
    const first = await echo('one');
    const before = await balance();
    const again = await echo('one');
    expect(calls).toEqual(['first']);
    expect(await balance()).toBe(before);
    expect(first.body.credits_used).toBe(2);
    expect(first.headers.get('x-cache')).toBe('MISS');
    expect(again.body).toMatchObject({
      success: true,
      data: { text: 'one' },
      credits_used: 0,
      metadata: { provider_used: 'first', providers_tried: [] },
    });
    expect(again.headers.get('x-cache')).toBe('HIT');
    expect(again.headers.get('x-credits-used')).toBe('0');
    expect(Number(again.headers.get('age'))).toBeGreaterThanOrEqual(0);
    expect(again.headers.get('cache-control')).toBe('private, max-age=300');
    expect(again.body.metadata.request_id).not.toBe(first.body.metadata.request_id);
  });

  it('has a receipt that names its source', async () => {
    await echo('receipt');
    const { body } = await echo('receipt');
    const receipt = await app.call(`/v1/requests/${body.metadata.request_id}`);
    expect(receipt.body.data).toMatchObject({
      from_cache: true,
      credits_used: 0,
      attempts: [],
      ledger_entry: null,
      provider_used: 'first',
    });
  });

  it('is the same through every interface, with defaults omitted or explicit', async () => {
    await echo('door');
    const agent = await app.call('/v1/agent', {
      body: { capability: 'echo', params: { timeout_ms: 5000, text: 'door' } },
    });
    expect(agent.body.credits_used).toBe(0);
    expect(calls).toEqual(['first']);
  });

  it('is free even for a caller whose X-Max-Credits is below the price', async () => {
    await echo('cap');
    expect((await echo('cap', { 'x-max-credits': '0' })).status).toBe(200);
  });
});

describe('an answer is not served from the cache', () => {
  it('if the client wants a fresh one, which is then stored', async () => {
    await echo('fresh');
    script(() => ({ text: 'newer' }));
    const fresh = await echo('fresh', { 'cache-control': 'no-cache' });
    expect(fresh.body).toMatchObject({ data: { text: 'newer' }, credits_used: 2 });
    expect((await echo('fresh')).body.data.text).toBe('newer');
  });

  it('if it is older than the client accepts', async () => {
    await echo('old');
    expect((await echo('old', { 'cache-control': 'max-age=60' })).body.credits_used).toBe(0);
    expect((await echo('old', { 'cache-control': 'max-age=0' })).body.credits_used).toBe(2);
  });

  it('if the client wants nothing stored', async () => {
    const secret = await echo('secret', { 'cache-control': 'no-store' });
    expect(secret.headers.get('x-cache')).toBeNull();
    await echo('secret');
    expect(calls).toHaveLength(2);
  });

  it('to another account, which must not learn what others requested', async () => {
    await echo('mine');
    const { apiKey } = await app.createAccount();
    expect((await echo('mine', {}, apiKey)).body.credits_used).toBe(2);
  });

  it('if it was empty or a failure', async () => {
    script(() => ({ text: '' }));
    await echo('nothing');
    script(() => {
      throw new Error('down');
    });
    expect((await echo('nothing')).status).toBe(502);
    script((_provider, params) => ({ text: params.text }));
    expect((await echo('nothing')).body.credits_used).toBe(2);
  });

  it('with other parameters', async () => {
    await echo('a');
    await echo('A');
    expect(calls).toHaveLength(2);
  });
});

it('is counted in the admin overview, and the ledger is balanced', async () => {
  const { body } = await app.call('/v1/admin/providers', { key: app.adminKey });
  const [{ cache, order, hedging, order_now }] = body.data.capabilities;
  expect(cache).toMatchObject({ lifetime_seconds: 300 });
  expect(cache.hits).toBeGreaterThanOrEqual(5);
  expect({ order, hedging, order_now }).toEqual({
    order: 'configured',
    hedging: false,
    order_now: ['first', 'second'],
  });
  expect(await app.audit()).toEqual([]);
});

it('is disabled unless the operator sets a lifetime', async () => {
  const plain = await startApp({ catalog });
  try {
    for (const _ of [1, 2]) {
      const { body, headers } = await plain.call('/v1/echo', { body: { text: 'plain' } });
      expect(body.credits_used).toBe(2);
      expect(headers.get('x-cache')).toBeNull();
    }
  } finally {
    await plain.close();
  }
});
