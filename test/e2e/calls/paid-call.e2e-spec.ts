import { request } from 'node:http';
import type { Socket } from 'node:net';
import { KeyVerifier } from '@capstan/auth';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';
import { PRICE, fail, servePaidCalls } from '../../harness/paid-calls.js';

const paid = servePaidCalls();
const { calls, credits, echo, script } = paid;

describe('a call that succeeds', () => {
  it('returns the envelope of docs/contract.md 2.1 and charges once', async () => {
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

  it('returns the same through /v1/agent', async () => {
    const { status, body } = await paid.app.call('/v1/agent', {
      body: { capability: 'echo', params: { text: 'hello' } },
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({ text: 'hello' });
    expect(body.credits_used).toBe(PRICE);
  });

  it('writes a receipt with every attempt and the ledger entry', async () => {
    script((provider, params) => (provider === 'first' ? fail('upstream_error') : { text: params.text }));
    const { body } = await echo();
    const receipt = await paid.app.call(`/v1/requests/${body.metadata.request_id}`);
    expect(receipt.body.data).toMatchObject({
      status: 200,
      provider_used: 'second',
      providers_tried: ['first', 'second'],
      credits_used: PRICE,
      attempts: [
        { provider: 'first', outcome: 'upstream_error', duration_ms: expect.any(Number) },
        { provider: 'second', outcome: 'ok', duration_ms: expect.any(Number) },
      ],
      detail: null,
      alternative_action: null,
      ledger_entry: { kind: 'charge', amount: -PRICE },
    });
    const [first, second] = receipt.body.data.attempts;
    expect(second.started_after_ms).toBeGreaterThanOrEqual(first.started_after_ms);
  });

  it('writes why a call failed and what to do, as its answer said', async () => {
    script(() => fail('timeout'));
    const { body } = await echo();
    const receipt = await paid.app.call(`/v1/requests/${body.metadata.request_id}`);
    const { detail, alternative_action } = body.error;
    expect(detail).toMatch(/\S/);
    expect(receipt.body.data).toMatchObject({ detail, alternative_action, credits_used: 0 });
  });

  it('keeps the request id of the client, and distinguishes repeated ones', async () => {
    const headers = { 'x-request-id': 'my-trace.1' };
    const first = await echo(undefined, { headers });
    const second = await echo({ text: 'again' }, { headers });
    expect(first.body.metadata.request_id).toBe('my-trace.1');
    expect(second.headers.get('x-request-id')).toBe('my-trace.1');
    const charges = await paid.app.dataSource.query(
      `SELECT count(*)::int AS n FROM requests WHERE request_id = 'my-trace.1' AND credits = $1`,
      [PRICE],
    );
    expect(charges[0].n).toBe(2);
  });

  it('appears in usage and in the list of requests', async () => {
    const { apiKey } = await paid.app.createAccount();
    await echo(undefined, { key: apiKey });
    await echo(undefined, { key: apiKey });
    const usage = await paid.app.call('/v1/usage', { key: apiKey });
    expect(usage.body.data).toMatchObject({
      calls: 2,
      credits: 2 * PRICE,
      lines: [{ capability: 'echo', succeeded: 2 }],
    });
    const list = await paid.app.call('/v1/requests?limit=1', { key: apiKey });
    expect(list.body.data.requests).toHaveLength(1);
    const next = await paid.app.call(`/v1/requests?limit=1&after=${list.body.data.next_after}`, {
      key: apiKey,
    });
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
    // Uses a database of its own: processes on the same database share the state of exhausted providers.
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

  it('no results from any provider: 200, empty, 0 credits', async () => {
    script(() => ({ text: '' }));
    const { status, body, headers } = await echo();
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: { text: '' }, credits_used: 0 });
    expect(body.metadata).toMatchObject({ provider_used: null, providers_tried: ['first', 'second'] });
    expect(headers.get('x-credits-used')).toBe('0');
  });

  it('providers that ignore their abort signal cause 504 at the deadline', async () => {
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

  it('a provider that throws an unknown value is free, and the next one is called', async () => {
    script((provider, params) => {
      if (provider === 'first') throw new TypeError('cannot read properties of undefined, key=cap_secret');
      return { text: params.text };
    });
    const { status, text } = await echo();
    expect(status).toBe(200);
    expect(text).not.toContain('cap_secret');
  });

  it('a client that disconnects aborts the upstream call and gets its credits back', async () => {
    const { apiKey, accountId } = await paid.app.createAccount({ credits: 10 });
    const aborted = new Promise<void>((resolve) => {
      script((_provider, _params, context) => {
        context.signal.addEventListener('abort', () => resolve());
        return new Promise(() => undefined);
      });
    });
    const disconnected = new AbortController();
    const pending = echo(undefined, { key: apiKey, signal: disconnected.signal }).catch(
      (error: Error) => error.name,
    );
    await expect.poll(() => calls.length).toBe(1);
    expect((await credits(apiKey)).held).toBe(PRICE);
    disconnected.abort();
    expect(await pending).toBe('AbortError');
    await aborted;
    await expect.poll(async () => (await credits(apiKey)).balance).toBe(10);
    expect(calls).toEqual(['first']);
    const [row] = await paid.app.dataSource.query(
      'SELECT status, error_slug FROM requests WHERE account_id = $1',
      [accountId],
    );
    expect(row).toEqual({ status: 499, error_slug: 'client-closed' });
  });
});

describe('a client that disconnects before its key is verified', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is not charged, and no provider is called', async () => {
    const { apiKey, accountId } = await paid.app.createAccount({ credits: 10 });
    const server = paid.app.app.getHttpServer();
    const closed = new Promise<void>((resolve) => {
      server.once('connection', (socket: Socket) => socket.once('close', () => resolve()));
    });
    const verifier = paid.app.app.get(KeyVerifier);
    const lookUp = verifier.lookUp.bind(verifier);
    let verified: () => void = () => undefined;
    const lookedUp = new Promise<void>((resolve) => (verified = resolve));
    const body = JSON.stringify({ text: 'gone' });
    const client = request(`${paid.app.url}/v1/echo`, {
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
      paid.app.dataSource.query('SELECT status, error_slug, credits FROM requests WHERE account_id = $1', [
        accountId,
      ]);
    expect(await credits(apiKey)).toMatchObject({ balance: 10, held: 0 });
    expect(calls).toEqual([]);
    // The body was never read, so there was no call.
    expect(await logged()).toEqual([]);
  });
});
