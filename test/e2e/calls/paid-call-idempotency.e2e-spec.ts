import type { Capability } from '@capstan/kit';
import { describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { PRICE, fail, servePaidCalls } from '../../harness/paid-calls.js';

const paid = servePaidCalls();
const { calls, catalog, credits, echo, script } = paid;

describe('Idempotency-Key', () => {
  const keyed = (
    key: string,
    body: unknown = { text: 'once' },
    options: Parameters<TestApp['call']>[1] = {},
  ) => echo(body, { ...options, headers: { 'idempotency-key': key, ...options.headers } });

  it('a repeat returns the stored answer and is not charged', async () => {
    const first = await keyed('"k-1"');
    const before = await credits();
    const second = await keyed('k-1');
    expect(second.text).toBe(first.text);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.headers.get('x-credits-used')).toBe('0');
    expect((await credits()).balance).toBe(before.balance);
    expect(calls).toEqual(['first']);
  });

  it('the order of members does not matter; a different body does', async () => {
    await keyed('k-2', { text: 'a', timeout_ms: 900 });
    expect((await keyed('k-2', { timeout_ms: 900, text: 'a' })).status).toBe(200);
    const other = await keyed('k-2', { text: 'b' });
    expect(other.status).toBe(422);
    expect(other.body.error.type).toMatch(/idempotency-mismatch$/);
  });

  it('one of many concurrent requests runs; the others get 409', async () => {
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
        // The others are rejected at once, however late they arrive.
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

  it('failures are not stored: the same key works again', async () => {
    script(() => fail('blocked'));
    expect((await keyed('k-4')).status).toBe(422);
    script((_provider, params) => ({ text: params.text }));
    expect((await keyed('k-4')).status).toBe(200);
    expect((await keyed('k-5', { text: '' })).status).toBe(400);
    expect((await keyed('k-5', { text: 'ok' })).status).toBe(200);
    const { apiKey, accountId } = await paid.app.createAccount({ credits: 0 });
    expect((await keyed('k-6', undefined, { key: apiKey })).status).toBe(402);
    await paid.app.call(`/v1/admin/accounts/${accountId}/credits`, {
      key: paid.app.adminKey,
      body: { kind: 'grant', amount: 10, reason: 'test' },
    });
    expect((await keyed('k-6', undefined, { key: apiKey })).status).toBe(200);
  });

  it('keys are scoped to account and route', async () => {
    await keyed('k-7');
    const { apiKey } = await paid.app.createAccount();
    expect((await keyed('k-7', { text: 'mine' }, { key: apiKey })).body.data.text).toBe('mine');
    const agent = await paid.app.call('/v1/agent', {
      body: { capability: 'echo', params: { text: 'agent' } },
      headers: { 'idempotency-key': 'k-7' },
    });
    expect(agent.body.data.text).toBe('agent');
  });

  it('on /v1/agent another capability under the same key is a different body', async () => {
    const shout = { ...(catalog[0] as Capability), name: 'shout', path: 'shout' };
    const both = await startApp({ catalog: [...catalog, shout], databaseUrl: paid.app.databaseUrl });
    const ask = (capability: string) =>
      both.call('/v1/agent', {
        key: paid.app.apiKey,
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

  it('the claim of a dead process is taken over, and its hold is released', async () => {
    const { accountId, apiKey } = await paid.app.createAccount({ credits: 10 });
    script(() => new Promise(() => undefined));
    const disconnected = new AbortController();
    void keyed('k-8', undefined, { key: apiKey, signal: disconnected.signal }).catch(() => undefined);
    await expect.poll(() => calls.length).toBe(1);
    expect((await keyed('k-8', undefined, { key: apiKey })).status).toBe(409);
    // What a killed process leaves behind: claims and holds of a lease that is not renewed.
    const dead = '00000000-0000-4000-8000-00000000dead';
    await paid.app.dataSource.query('UPDATE idempotency_keys SET lease_id = $2 WHERE account_id = $1', [
      accountId,
      dead,
    ]);
    await paid.app.dataSource.query('UPDATE holds SET lease_id = $2 WHERE account_id = $1', [
      accountId,
      dead,
    ]);
    script((_provider, params) => ({ text: params.text }));
    expect((await keyed('k-8', undefined, { key: apiKey })).status).toBe(200);
    disconnected.abort();
    await expect.poll(async () => (await credits(apiKey)).held).toBe(0);
    expect((await credits(apiKey)).balance).toBe(10 - PRICE);
  });

  it('the claim of a dead process does not block another body', async () => {
    const dead = '00000000-0000-4000-8000-00000000dead';
    await paid.app.dataSource.query(
      `INSERT INTO idempotency_keys (account_id, route, key, body_hash, call_id, lease_id, expires_at)
       VALUES ($1, '/v1/echo', 'k-dead', '\\x00', gen_random_uuid(), $2, now() + interval '1 day')`,
      [paid.app.accountId, dead],
    );
    expect((await keyed('k-dead', { text: 'another' })).body.data).toEqual({ text: 'another' });
  });

  it('X-Max-Credits does not reject a free replay, and a rejection frees the key', async () => {
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

  it('rejects keys that are not printable or too long', async () => {
    expect((await keyed('x'.repeat(256))).status).toBe(400);
    expect((await keyed('""')).status).toBe(400);
  });
});
