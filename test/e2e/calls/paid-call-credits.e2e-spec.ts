import { describe, expect, it } from 'vitest';
import { startApp } from '../../harness/app.js';
import { PRICE, servePaidCalls } from '../../harness/paid-calls.js';

const paid = servePaidCalls();
const { calls, catalog, credits, echo } = paid;

describe('credits', () => {
  it('402 has balance, price and both remedies', async () => {
    const { apiKey } = await paid.app.createAccount({ credits: 1 });
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

  it('X-Max-Credits below the price rejects before a hold is made', async () => {
    const { status, body } = await echo(undefined, { headers: { 'x-max-credits': '1' } });
    expect(status).toBe(402);
    expect(body.error.type).toMatch(/max-credits-exceeded$/);
    expect(calls).toEqual([]);
    expect((await echo(undefined, { headers: { 'x-max-credits': '2' } })).status).toBe(200);
    expect((await echo(undefined, { headers: { 'x-max-credits': 'two' } })).status).toBe(400);
  });

  it('the credit cap of a key holds under concurrency', async () => {
    const { accountId } = await paid.app.createAccount();
    const key = await paid.app.createKey({ accountId, name: 'capped', creditCap: 3 * PRICE + 1 });
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => echo(undefined, { key })))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 402)).toHaveLength(7);
  });

  it('a credit cap applies to a key, its successor and a key they created together, also concurrently', async () => {
    const { accountId } = await paid.app.createAccount();
    const key = await paid.app.createKey({ accountId, name: 'capped', creditCap: 4 * PRICE });
    expect((await echo(undefined, { key })).status).toBe(200);
    const own = (await paid.app.call('/v1/keys', { key })).body.data.keys.find(
      ({ name }: { name: string }) => name === 'capped',
    );
    const rotated = await paid.app.call(`/v1/keys/${own.id}/rotate`, { key, body: { overlap_seconds: 600 } });
    const made = await paid.app.call('/v1/keys', { key: rotated.body.data.key, body: { name: 'made' } });
    const keys: string[] = [key, rotated.body.data.key, made.body.data.key];
    const statuses = (
      await Promise.all(Array.from({ length: 15 }, (_, n) => echo(undefined, { key: keys[n % 3] })))
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 402)).toHaveLength(12);
    const late = await paid.app.call('/v1/keys', { key: made.body.data.key, body: { name: 'late' } });
    const refused = await echo(undefined, { key: late.body.data.key });
    expect(refused.body.error).toMatchObject({
      type: 'http://capstan.test/errors/key-credit-cap-reached',
      key_credits_remaining: 0,
    });
  });

  it('what a key spent before it had a cap counts for its successor', async () => {
    const { accountId, apiKey } = await paid.app.createAccount();
    const key = await paid.app.createKey({ accountId, name: 'free' });
    expect((await echo(undefined, { key })).status).toBe(200);
    const [{ id }] = (await paid.app.call('/v1/keys?limit=1', { key })).body.data.keys;
    const rotated = await paid.app.call(`/v1/keys/${id}/rotate`, { key, body: {} });
    const successor = rotated.body.data;
    await paid.app.call(`/v1/keys/${successor.id}`, {
      key: apiKey,
      method: 'PATCH',
      body: { credit_cap: 2 * PRICE },
    });
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await echo(undefined, { key: successor.key })).status);
    expect(statuses).toEqual([200, 402, 402]);
  });

  it('concurrent calls of one account never overdraw it', async () => {
    const { apiKey } = await paid.app.createAccount({ credits: 51 });
    const answers = await Promise.all(Array.from({ length: 60 }, () => echo(undefined, { key: apiKey })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(25);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(35);
    expect(await credits(apiKey)).toMatchObject({ balance: 1, held: 0 });
  });

  it('the operator’s price override is charged', async () => {
    const cheaper = await startApp({
      catalog,
      databaseUrl: paid.app.databaseUrl,
      env: { ECHO_CREDITS: '1' },
    });
    const answer = await cheaper.call('/v1/echo', { body: { text: 'x' }, key: paid.app.apiKey });
    expect(answer.body.credits_used).toBe(1);
    await cheaper.close();
  });
});
