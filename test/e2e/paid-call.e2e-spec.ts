import { request } from 'node:http';
import type { Socket } from 'node:net';
import { KeyVerifier } from '@capstan/auth';
import { HoldReaper } from '@capstan/capabilities';
import { type Capability, ProviderFailure } from '@capstan/capability-kit';
import { ProcessLease } from '@capstan/credits';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { scriptedCatalog } from '../harness/catalog.js';

const PRICE = 2;
const { catalog, script, calls } = scriptedCatalog(PRICE);
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ catalog });
});
afterEach(async () => {
  script((_provider, params) => ({ text: params.text }));
  calls.length = 0;
  expect(await app.audit()).toEqual([]);
});
afterAll(() => app.close());

const credits = async (key = app.apiKey) => (await app.call('/v1/credits', { key })).body.data;
const echo = (body: unknown = { text: 'hello' }, options: Parameters<TestApp['call']>[1] = {}) =>
  app.call('/v1/echo', { body, ...options });
const fail = (outcome: ProviderFailure['outcome'], retryAfterSeconds?: number): never => {
  throw new ProviderFailure(outcome, `scripted ${outcome}`, retryAfterSeconds ? { retryAfterSeconds } : {});
};

describe('a call that succeeds', () => {
  it('answers the envelope of spec 2.1 and charges once', async () => {
    const before = await credits();
    const { status, headers, body } = await echo();
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: { text: 'hello' },
      error: null,
      metadata: {
        provider_used: 'first',
        providers_tried: ['first'],
        mode_used: null,
        response_time_ms: expect.any(Number),
        request_id: headers.get('x-request-id'),
      },
      credits_used: PRICE,
    });
    expect(headers.get('x-credits-used')).toBe(String(PRICE));
    const after = await credits();
    expect(after.balance).toBe(before.balance - PRICE);
    expect(after.held).toBe(0);
  });

  it('answers the same through /v1/agent', async () => {
    const { status, body } = await app.call('/v1/agent', {
      body: { capability: 'echo', params: { text: 'hello' } },
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({ text: 'hello' });
    expect(body.credits_used).toBe(PRICE);
  });

  it('leaves a receipt with every attempt and the ledger entry', async () => {
    script((provider, params) => (provider === 'first' ? fail('upstream_error') : { text: params.text }));
    const { body } = await echo();
    const receipt = await app.call(`/v1/requests/${body.metadata.request_id}`);
    expect(receipt.body.data).toMatchObject({
      status: 200,
      provider_used: 'second',
      providers_tried: ['first', 'second'],
      credits_used: PRICE,
      attempts: [
        { provider: 'first', outcome: 'upstream_error', duration_ms: expect.any(Number) },
        { provider: 'second', outcome: 'ok', duration_ms: expect.any(Number) },
      ],
      ledger_entry: { kind: 'charge', amount: -PRICE },
    });
  });

  it('keeps a request id that the caller chose, and tells repeated ones apart', async () => {
    const headers = { 'x-request-id': 'my-trace.1' };
    const first = await echo(undefined, { headers });
    const second = await echo({ text: 'again' }, { headers });
    expect(first.body.metadata.request_id).toBe('my-trace.1');
    expect(second.headers.get('x-request-id')).toBe('my-trace.1');
    const charges = await app.dataSource.query(
      `SELECT count(*)::int AS n FROM requests WHERE request_id = 'my-trace.1' AND credits = $1`,
      [PRICE],
    );
    expect(charges[0].n).toBe(2);
  });

  it('appears in usage and in the list of requests', async () => {
    const { apiKey } = await app.createAccount();
    await echo(undefined, { key: apiKey });
    await echo(undefined, { key: apiKey });
    const usage = await app.call('/v1/usage', { key: apiKey });
    expect(usage.body.data).toMatchObject({
      calls: 2,
      credits: 2 * PRICE,
      lines: [{ capability: 'echo', succeeded: 2 }],
    });
    const list = await app.call('/v1/requests?limit=1', { key: apiKey });
    expect(list.body.data.requests).toHaveLength(1);
    const next = await app.call(`/v1/requests?limit=1&after=${list.body.data.next_after}`, { key: apiKey });
    expect(next.body.data.requests[0].id).not.toBe(list.body.data.requests[0].id);
  });
});

describe('a call that fails is free', () => {
  it.each([
    ['upstream_error', 502, 'providers-failed', 'transient'],
    ['rate_limited', 502, 'providers-failed', 'transient'],
    ['quota_exhausted', 502, 'providers-failed', 'transient'],
    ['misconfigured', 502, 'providers-failed', 'transient'],
    ['blocked', 422, 'content-blocked', 'content_access'],
    ['invalid_input', 400, 'invalid-request', 'invalid_request'],
  ] as const)('%s of all providers: %i %s', async (outcome, status, slug, category) => {
    const fresh = scriptedCatalog(PRICE);
    // A deployment of its own: on one database the processes tell each other of providers that refuse them.
    const own = await startApp({ catalog: fresh.catalog });
    fresh.script(() => fail(outcome));
    const ownCredits = async () => (await own.call('/v1/credits')).body.data;
    const before = await ownCredits();
    const answer = await own.call('/v1/echo', { body: { text: 'x' } });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, data: null, credits_used: 0 });
    expect(answer.body.error).toMatchObject({
      type: `http://capstan.test/errors/${slug}`,
      status,
      error_category: category,
    });
    expect(answer.headers.get('x-credits-used')).toBe('0');
    expect(await ownCredits()).toMatchObject({ balance: before.balance, held: 0 });
    expect(await own.audit()).toEqual([]);
    expect(fresh.calls).toEqual(outcome === 'invalid_input' ? ['first'] : ['first', 'second']);
    expect(answer.body.metadata.providers_tried).toEqual(fresh.calls);
    await own.close();
  });

  it('nothing found by anyone: 200, empty, 0 credits', async () => {
    script(() => ({ text: '' }));
    const { status, body, headers } = await echo();
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: { text: '' }, credits_used: 0 });
    expect(body.metadata).toMatchObject({ provider_used: null, providers_tried: ['first', 'second'] });
    expect(headers.get('x-credits-used')).toBe('0');
  });

  it('providers that ignore their signal end in 504 at the deadline', async () => {
    script(() => new Promise(() => undefined));
    const { status, body } = await echo({ text: 'x', timeout_ms: 3000 });
    expect(status).toBe(504);
    expect(body.error).toMatchObject({
      type: expect.stringMatching(/deadline-exceeded$/),
      is_retriable: true,
    });
    expect(body.metadata.providers_tried).toEqual(['first', 'second']);
    expect((await credits()).held).toBe(0);
  });

  it('an adapter that throws something odd costs nothing and the next one serves', async () => {
    script((provider, params) => {
      if (provider === 'first') throw new TypeError('cannot read properties of undefined, key=cap_secret');
      return { text: params.text };
    });
    const { status, text } = await echo();
    expect(status).toBe(200);
    expect(text).not.toContain('cap_secret');
  });

  it('a caller who hangs up aborts the upstream work and gets the credits back', async () => {
    const { apiKey, accountId } = await app.createAccount({ credits: 10 });
    const aborted = new Promise<void>((resolve) => {
      script((_provider, _params, context) => {
        context.signal.addEventListener('abort', () => resolve());
        return new Promise(() => undefined);
      });
    });
    const hangUp = new AbortController();
    const pending = echo(undefined, { key: apiKey, signal: hangUp.signal }).catch(
      (error: Error) => error.name,
    );
    await expect.poll(() => calls.length).toBe(1);
    expect((await credits(apiKey)).held).toBe(PRICE);
    hangUp.abort();
    expect(await pending).toBe('AbortError');
    await aborted;
    await expect.poll(async () => (await credits(apiKey)).balance).toBe(10);
    expect(calls).toEqual(['first']);
    const [row] = await app.dataSource.query(
      'SELECT status, error_slug FROM requests WHERE account_id = $1',
      [accountId],
    );
    expect(row).toEqual({ status: 499, error_slug: 'client-closed' });
  });
});

describe('a caller who hangs up before the key is verified', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is not charged, and no provider is asked', async () => {
    const { apiKey, accountId } = await app.createAccount({ credits: 10 });
    const server = app.app.getHttpServer();
    const closed = new Promise<void>((resolve) => {
      server.once('connection', (socket: Socket) => socket.once('close', () => resolve()));
    });
    const verifier = app.app.get(KeyVerifier);
    const lookUp = verifier.lookUp.bind(verifier);
    let verified: () => void = () => undefined;
    const lookedUp = new Promise<void>((resolve) => (verified = resolve));
    const body = JSON.stringify({ text: 'gone' });
    const client = request(`${app.url}/v1/echo`, {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'content-length': body.length,
      },
    });
    client.on('error', () => undefined);
    vi.spyOn(verifier, 'lookUp').mockImplementationOnce(async (...asked) => {
      client.destroy();
      await closed;
      return lookUp(...asked).finally(verified);
    });
    client.end(body);
    await lookedUp;
    const logged = () =>
      app.dataSource.query('SELECT status, error_slug, credits FROM requests WHERE account_id = $1', [
        accountId,
      ]);
    expect(await credits(apiKey)).toMatchObject({ balance: 10, held: 0 });
    expect(calls).toEqual([]);
    // Its body was never read, so it did not become a call.
    expect(await logged()).toEqual([]);
  });
});

describe('a call that was taken for dead', () => {
  it('says in its receipt what it said in its answer: done, for nothing', async () => {
    const { accountId, apiKey: key } = await app.createAccount({ credits: 10 });
    const isSteady = vi.spyOn(app.app.get(ProcessLease), 'isSteady').mockReturnValue(true);
    script(async (_provider, params) => {
      await app.dataSource.query('UPDATE holds SET lease_id = gen_random_uuid() WHERE account_id = $1', [
        accountId,
      ]);
      expect(await app.app.get(HoldReaper).reap()).toBe(1);
      return { text: params.text };
    });
    const { status, body } = await echo(undefined, { key });
    expect(status).toBe(200);
    expect(body.credits_used).toBe(0);
    isSteady.mockRestore();
    const receipt = await app.call(`/v1/requests/${body.metadata.request_id}`, { key });
    expect(receipt.body.data).toMatchObject({ status: 200, provider_used: 'first', credits_used: 0 });
    expect(await credits(key)).toMatchObject({ balance: 10, held: 0 });
  });
});

describe('a call that was charged by a commit nobody heard of', () => {
  afterEach(() => vi.restoreAllMocks());

  /** The charge is committed, its acknowledgement is lost, and the database is still away for the repeat. */
  const loseChargeAndRepeat = (): void => {
    const cut = (): never => {
      throw new Error('Connection terminated unexpectedly');
    };
    const commit = app.dataSource.transaction.bind(app.dataSource) as (work: unknown) => Promise<unknown>;
    vi.spyOn(app.dataSource, 'transaction')
      .mockImplementationOnce(async (work: unknown) => {
        await commit(work);
        return cut();
      })
      .mockImplementationOnce(async () => cut());
  };
  const booksOf = async (accountId: string) => ({
    log: await app.dataSource.query('SELECT status, credits FROM requests WHERE account_id = $1', [
      accountId,
    ]),
    ledger: await app.dataSource.query(
      `SELECT kind, amount FROM ledger_entries WHERE account_id = $1 AND kind <> 'grant' ORDER BY id`,
      [accountId],
    ),
  });

  it('gets its credits back when it answers a failure', async () => {
    const { accountId } = await app.createAccount({ credits: 10 });
    const key = await app.createKey({ accountId, name: 'capped', creditCap: PRICE });
    loseChargeAndRepeat();
    const failed = await echo(undefined, { key });
    expect(failed.status).toBeGreaterThanOrEqual(500);
    expect(await credits(key)).toMatchObject({ balance: 10, held: 0 });
    expect(await booksOf(accountId)).toEqual({
      log: [{ status: failed.status, credits: 0 }],
      ledger: [
        { kind: 'charge', amount: -PRICE },
        { kind: 'refund', amount: PRICE },
      ],
    });
    const receipt = await app.call(`/v1/requests/${failed.body.metadata.request_id}`, { key });
    expect(receipt.body.data).toMatchObject({ credits_used: 0, ledger_entry: null });
    // The cap counts it no more.
    expect((await echo(undefined, { key })).status).toBe(200);
  });

  it('keeps its charge when its answer is stored: the repeat gets that answer', async () => {
    const { accountId, apiKey: key } = await app.createAccount({ credits: 10 });
    const headers = { 'idempotency-key': 'unheard' };
    loseChargeAndRepeat();
    expect((await echo(undefined, { key, headers })).status).toBeGreaterThanOrEqual(500);
    const replay = await echo(undefined, { key, headers });
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
    expect(replay.body).toMatchObject({ success: true, credits_used: PRICE });
    expect(calls).toEqual(['first']);
    expect(await credits(key)).toMatchObject({ balance: 10 - PRICE, held: 0 });
    expect(await booksOf(accountId)).toEqual({
      log: [{ status: 200, credits: PRICE }],
      ledger: [{ kind: 'charge', amount: -PRICE }],
    });
  });
});

describe('credits', () => {
  it('402 names balance, price and both ways out', async () => {
    const { apiKey } = await app.createAccount({ credits: 1 });
    const { status, body } = await echo(undefined, { key: apiKey });
    expect(status).toBe(402);
    expect(body.error).toMatchObject({
      type: 'http://capstan.test/errors/insufficient-credits',
      error_category: 'credits',
      balance: 1,
      price: PRICE,
      is_retriable: false,
    });
    expect(body.error.alternative_action).toMatch(/grant/);
    expect(body.error.alternative_action).toMatch(/overage/);
    expect(calls).toEqual([]);
  });

  it('X-Max-Credits below the price refuses before anything is held', async () => {
    const { status, body } = await echo(undefined, { headers: { 'x-max-credits': '1' } });
    expect(status).toBe(402);
    expect(body.error.type).toMatch(/max-credits-exceeded$/);
    expect(calls).toEqual([]);
    expect((await echo(undefined, { headers: { 'x-max-credits': '2' } })).status).toBe(200);
    expect((await echo(undefined, { headers: { 'x-max-credits': 'two' } })).status).toBe(400);
  });

  it('a credit cap of the key holds under concurrency', async () => {
    const { accountId } = await app.createAccount();
    const key = await app.createKey({ accountId, name: 'capped', creditCap: 3 * PRICE + 1 });
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => echo(undefined, { key })))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 402)).toHaveLength(7);
  });

  it('a credit cap holds for a key, its successor and a key they made together, also at once', async () => {
    const { accountId } = await app.createAccount();
    const key = await app.createKey({ accountId, name: 'capped', creditCap: 4 * PRICE });
    expect((await echo(undefined, { key })).status).toBe(200);
    const own = (await app.call('/v1/keys', { key })).body.data.keys.find(
      ({ name }: { name: string }) => name === 'capped',
    );
    const rotated = await app.call(`/v1/keys/${own.id}/rotate`, { key, body: { overlap_seconds: 600 } });
    const made = await app.call('/v1/keys', { key: rotated.body.data.key, body: { name: 'made' } });
    const keys: string[] = [key, rotated.body.data.key, made.body.data.key];
    const statuses = (
      await Promise.all(Array.from({ length: 15 }, (_, n) => echo(undefined, { key: keys[n % 3] })))
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 402)).toHaveLength(12);
    const late = await app.call('/v1/keys', { key: made.body.data.key, body: { name: 'late' } });
    const refused = await echo(undefined, { key: late.body.data.key });
    expect(refused.body.error).toMatchObject({
      type: 'http://capstan.test/errors/key-credit-cap-reached',
      key_credits_remaining: 0,
    });
  });

  it('what a key spent before it had a cap counts for its successor', async () => {
    const { accountId, apiKey } = await app.createAccount();
    const key = await app.createKey({ accountId, name: 'free' });
    expect((await echo(undefined, { key })).status).toBe(200);
    const [{ id }] = (await app.call('/v1/keys?limit=1', { key })).body.data.keys;
    const rotated = await app.call(`/v1/keys/${id}/rotate`, { key, body: {} });
    const successor = rotated.body.data;
    await app.call(`/v1/keys/${successor.id}`, {
      key: apiKey,
      method: 'PATCH',
      body: { credit_cap: 2 * PRICE },
    });
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await echo(undefined, { key: successor.key })).status);
    expect(statuses).toEqual([200, 402, 402]);
  });

  it('concurrent calls of one account never overdraw it', async () => {
    const { apiKey } = await app.createAccount({ credits: 51 });
    const answers = await Promise.all(Array.from({ length: 60 }, () => echo(undefined, { key: apiKey })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(25);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(35);
    expect(await credits(apiKey)).toMatchObject({ balance: 1, held: 0 });
  });

  it('a price that the operator overrode is charged', async () => {
    const cheaper = await startApp({ catalog, databaseUrl: app.databaseUrl, env: { ECHO_CREDITS: '1' } });
    const answer = await cheaper.call('/v1/echo', { body: { text: 'x' }, key: app.apiKey });
    expect(answer.body.credits_used).toBe(1);
    await cheaper.close();
  });
});

describe('Idempotency-Key', () => {
  const keyed = (
    key: string,
    body: unknown = { text: 'once' },
    options: Parameters<TestApp['call']>[1] = {},
  ) => echo(body, { ...options, headers: { 'idempotency-key': key, ...options.headers } });

  it('a repeat gets the stored answer and is not charged', async () => {
    const first = await keyed('"k-1"');
    const before = await credits();
    const second = await keyed('k-1');
    expect(second.text).toBe(first.text);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.headers.get('x-credits-used')).toBe('0');
    expect((await credits()).balance).toBe(before.balance);
    expect(calls).toEqual(['first']);
  });

  it('the order of members does not matter, another body does', async () => {
    await keyed('k-2', { text: 'a', timeout_ms: 900 });
    expect((await keyed('k-2', { timeout_ms: 900, text: 'a' })).status).toBe(200);
    const other = await keyed('k-2', { text: 'b' });
    expect(other.status).toBe(422);
    expect(other.body.error.type).toMatch(/idempotency-mismatch$/);
  });

  it('of many at once one runs; the others are told to wait', async () => {
    const end = Promise.withResolvers<void>();
    script(async (_provider, params) => {
      await end.promise;
      return { text: params.text };
    });
    const before = await credits();
    let answered = 0;
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const answer = await keyed('k-3');
        answered += 1;
        // The others are told at once, however late they come.
        if (answered === 7) end.resolve();
        return answer;
      }),
    );
    const running = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(running).toHaveLength(7);
    expect(running[0]?.headers.get('retry-after')).toBe('2');
    expect((await credits()).balance).toBe(before.balance - PRICE);
    expect((await keyed('k-3')).headers.get('idempotent-replayed')).toBe('true');
  });

  it('failures are not stored: the same key works afterwards', async () => {
    script(() => fail('blocked'));
    expect((await keyed('k-4')).status).toBe(422);
    script((_provider, params) => ({ text: params.text }));
    expect((await keyed('k-4')).status).toBe(200);
    expect((await keyed('k-5', { text: '' })).status).toBe(400);
    expect((await keyed('k-5', { text: 'ok' })).status).toBe(200);
    const { apiKey, accountId } = await app.createAccount({ credits: 0 });
    expect((await keyed('k-6', undefined, { key: apiKey })).status).toBe(402);
    await app.call(`/v1/admin/accounts/${accountId}/credits`, {
      key: app.adminKey,
      body: { kind: 'grant', amount: 10, reason: 'test' },
    });
    expect((await keyed('k-6', undefined, { key: apiKey })).status).toBe(200);
  });

  it('keys of other accounts and other routes are other keys', async () => {
    await keyed('k-7');
    const { apiKey } = await app.createAccount();
    expect((await keyed('k-7', { text: 'mine' }, { key: apiKey })).body.data.text).toBe('mine');
    const agent = await app.call('/v1/agent', {
      body: { capability: 'echo', params: { text: 'agent' } },
      headers: { 'idempotency-key': 'k-7' },
    });
    expect(agent.body.data.text).toBe('agent');
  });

  it('on /v1/agent another capability under the same key is another body, not the stored answer', async () => {
    const shout = { ...(catalog[0] as Capability), name: 'shout', path: 'shout' };
    const both = await startApp({ catalog: [...catalog, shout], databaseUrl: app.databaseUrl });
    const ask = (capability: string) =>
      both.call('/v1/agent', {
        key: app.apiKey,
        body: { capability, params: { text: 'same' } },
        headers: { 'idempotency-key': 'k-agent' },
      });
    expect((await ask('echo')).status).toBe(200);
    const other = await ask('shout');
    expect(other.status).toBe(422);
    expect(other.body.error.type).toMatch(/idempotency-mismatch$/);
    expect((await ask('echo')).headers.get('idempotent-replayed')).toBe('true');
    await both.close();
  });

  it('a mark of a dead process is taken over, and its hold is undone', async () => {
    const { accountId, apiKey } = await app.createAccount({ credits: 10 });
    script(() => new Promise(() => undefined));
    const hangUp = new AbortController();
    void keyed('k-8', undefined, { key: apiKey, signal: hangUp.signal }).catch(() => undefined);
    await expect.poll(() => calls.length).toBe(1);
    expect((await keyed('k-8', undefined, { key: apiKey })).status).toBe(409);
    // What a kill leaves behind: marks and holds of a lease that nobody renews.
    const dead = '00000000-0000-4000-8000-00000000dead';
    await app.dataSource.query('UPDATE idempotency_keys SET lease_id = $2 WHERE account_id = $1', [
      accountId,
      dead,
    ]);
    await app.dataSource.query('UPDATE holds SET lease_id = $2 WHERE account_id = $1', [accountId, dead]);
    script((_provider, params) => ({ text: params.text }));
    expect((await keyed('k-8', undefined, { key: apiKey })).status).toBe(200);
    hangUp.abort();
    await expect.poll(async () => (await credits(apiKey)).held).toBe(0);
    expect((await credits(apiKey)).balance).toBe(10 - PRICE);
  });

  it('a mark of a dead process blocks no other body', async () => {
    const dead = '00000000-0000-4000-8000-00000000dead';
    await app.dataSource.query(
      `INSERT INTO idempotency_keys (account_id, route, key, body_hash, call_id, lease_id, expires_at)
       VALUES ($1, '/v1/echo', 'k-dead', '\\x00', gen_random_uuid(), $2, now() + interval '1 day')`,
      [app.accountId, dead],
    );
    expect((await keyed('k-dead', { text: 'another' })).body.data).toEqual({ text: 'another' });
  });

  it('X-Max-Credits refuses no replay, which costs nothing, and a refusal frees the key', async () => {
    const capped = (maxCredits: number) =>
      keyed('k-max', undefined, { headers: { 'x-max-credits': String(maxCredits) } });
    const refused = await capped(PRICE - 1);
    expect(refused.status).toBe(402);
    expect(refused.body.error.type).toMatch(/max-credits-exceeded$/);
    expect(calls).toEqual([]);
    expect((await capped(PRICE)).status).toBe(200);
    const replay = await capped(0);
    expect(replay.status).toBe(200);
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
  });

  it('refuses keys that are not printable or too long', async () => {
    expect((await keyed('x'.repeat(256))).status).toBe(400);
    expect((await keyed('""')).status).toBe(400);
  });
});
