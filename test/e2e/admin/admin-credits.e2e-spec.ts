import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOptions, type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';

const PRICE = 4;
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ catalog: scriptedCatalog(PRICE).catalog });
});
afterAll(() => app.close());

const credits = (accountId: string, options: CallOptions = {}) =>
  app.call(`/v1/admin/accounts/${accountId}/credits`, { key: app.adminKey, ...options });
const book = (accountId: string, body: object, idempotencyKey?: string) =>
  credits(accountId, { body, headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {} });
const balance = async (accountId: string): Promise<number> => (await credits(accountId)).body.data.balance;

describe('booking credits', () => {
  it.each([
    ['grant', 50, 60],
    ['refund', 5, 15],
    ['adjustment', 3, 13],
    ['adjustment', -10, 0],
  ])('books a %s of %d with actor and reason', async (kind, amount, expected) => {
    const { accountId } = await app.createAccount({ credits: 10 });
    const { status, headers, body } = await book(accountId, { kind, amount, reason: 'Ticket 12' });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: expect.any(Number),
      kind,
      amount,
      reason: 'Ticket 12',
      actor: app.accountId,
      subject: expect.stringContaining(`${kind}:${accountId}:`),
      created_at: expect.any(String),
    });
    expect(headers.get('idempotent-replayed')).toBeNull();
    expect(await balance(accountId)).toBe(expected);
  });

  it('books once per Idempotency-Key, whether the header is quoted or not', async () => {
    const { accountId } = await app.createAccount({ credits: 0 });
    const wanted = { kind: 'grant', amount: 30, reason: 'Order 1' };
    const first = await book(accountId, wanted, 'order-1');
    const second = await book(accountId, wanted, '"order-1"');
    expect(second.status).toBe(200);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(second.body.data).toEqual(first.body.data);
    expect(await balance(accountId)).toBe(30);
  });

  it('books once when the same booking is sent concurrently', async () => {
    const { accountId } = await app.createAccount({ credits: 0 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        book(accountId, { kind: 'grant', amount: 30, reason: 'Order 2' }, 'order-2'),
      ),
    );
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1);
    expect(await balance(accountId)).toBe(30);
  });

  it('rejects the key for another booking, and scopes keys to an account', async () => {
    const { accountId } = await app.createAccount({ credits: 0 });
    const other = await app.createAccount({ credits: 0 });
    const wanted = { kind: 'grant', amount: 30, reason: 'Order 3' };
    await book(accountId, wanted, 'order-3');
    for (const difference of [{ amount: 31 }, { reason: 'Order 4' }]) {
      const { status, body } = await book(accountId, { ...wanted, ...difference }, 'order-3');
      expect(status).toBe(422);
      expect(body.error.type).toBe('http://capstan.test/errors/idempotency-mismatch');
    }
    expect((await book(other.accountId, wanted, 'order-3')).headers.get('idempotent-replayed')).toBeNull();
    expect(await balance(accountId)).toBe(30);
    expect(await balance(other.accountId)).toBe(30);
  });

  it.each([
    [{ kind: 'charge', amount: 1, reason: 'x' }, 'kind'],
    [{ kind: 'grant', amount: 0, reason: 'x' }, 'amount'],
    [{ kind: 'adjustment', amount: 0, reason: 'x' }, 'amount'],
    [{ kind: 'grant', amount: -1, reason: 'x' }, 'amount'],
    [{ kind: 'refund', amount: -1, reason: 'x' }, 'amount'],
    [{ kind: 'grant', amount: 1.5, reason: 'x' }, 'amount'],
    [{ kind: 'grant', amount: '1', reason: 'x' }, 'amount'],
    [{ kind: 'grant', amount: 1e10, reason: 'x' }, 'amount'],
    [{ kind: 'grant', amount: 1 }, 'reason'],
    [{ kind: 'grant', amount: 1, reason: ' ' }, 'reason'],
    [{ kind: 'grant', amount: 1, reason: 'x'.repeat(501) }, 'reason'],
    [{ kind: 'adjustment', amount: -11, reason: 'x' }, 'amount'],
  ])('rejects %j and books nothing', async (wanted, path) => {
    const { accountId } = await app.createAccount({ credits: 10 });
    const { status, body } = await book(accountId, wanted);
    expect([status, body.error.errors[0].path]).toEqual([400, path]);
    expect(await balance(accountId)).toBe(10);
  });

  it('rejects an Idempotency-Key that is too long', async () => {
    const { accountId } = await app.createAccount({ credits: 0 });
    const { status, body } = await book(
      accountId,
      { kind: 'grant', amount: 1, reason: 'x' },
      'k'.repeat(256),
    );
    expect([status, body.error.errors[0].path]).toEqual([400, 'Idempotency-Key']);
  });

  it('creates no balance for an account that does not exist', async () => {
    const missingId = randomUUID();
    expect((await book(missingId, { kind: 'grant', amount: 1, reason: 'x' })).status).toBe(404);
    expect((await credits(missingId)).status).toBe(404);
    expect(
      await app.dataSource.query('SELECT * FROM credit_balances WHERE account_id = $1', [missingId]),
    ).toEqual([]);
  });
});

describe('the ledger of an account', () => {
  it('lists charges and bookings newest first, in pages', async () => {
    const { accountId, apiKey } = await app.createAccount({ credits: 10 });
    expect((await app.call('/v1/echo', { key: apiKey, body: { text: 'hello' } })).status).toBe(200);
    await book(accountId, { kind: 'refund', amount: PRICE, reason: 'Sorry' });

    const whole = (await credits(accountId)).body.data;
    expect(whole).toMatchObject({ balance: 10, held: 0, overage_limit: 0, next_after: null });
    expect(
      whole.entries.map(({ kind, amount, actor }: Record<string, unknown>) => [kind, amount, actor]),
    ).toEqual([
      ['refund', PRICE, app.accountId],
      ['charge', -PRICE, null],
      ['grant', 10, 'system'],
    ]);

    const pageAfter = async (
      after: number | null,
    ): Promise<{ entries: unknown[]; next_after: number | null }> =>
      (
        await app.call(
          `/v1/admin/accounts/${accountId}/credits?limit=1${after === null ? '' : `&after=${after}`}`,
          { key: app.adminKey },
        )
      ).body.data;
    const paged: unknown[] = [];
    let after: number | null = null;
    do {
      const page = await pageAfter(after);
      paged.push(...page.entries);
      after = page.next_after;
    } while (after !== null);
    expect(paged).toEqual(whole.entries);
  });
});

describe('overage', () => {
  it('lets the balance go down to the limit that the admin set, until it is disabled', async () => {
    const { accountId, apiKey } = await app.createAccount({ credits: PRICE - 1 });
    const overage = (limit: unknown) =>
      app.call(`/v1/admin/accounts/${accountId}/overage`, {
        method: 'PUT',
        body: { limit },
        key: app.adminKey,
      });
    const pay = async () => (await app.call('/v1/echo', { key: apiKey, body: { text: 'hello' } })).status;
    expect(await pay()).toBe(402);

    const allowed = await overage(1);
    expect([allowed.status, allowed.body.data]).toEqual([
      200,
      { balance: PRICE - 1, held: 0, overage_limit: 1 },
    ]);
    expect(await pay()).toBe(200);
    expect(await balance(accountId)).toBe(-1);
    expect(await pay()).toBe(402);

    expect((await overage(0)).body.data).toEqual({ balance: -1, held: 0, overage_limit: 0 });
    for (const unfit of [-1, 1.5, '5', null, 1e10]) expect((await overage(unfit)).status).toBe(400);
  });
});

describe('after all tests of this file', () => {
  it('every balance matches its ledger', async () => {
    expect(await app.audit()).toEqual([]);
  });
});

describe('the lists of an account holder', () => {
  it('have the pagination of the admin lists: a full last page ends the list', async () => {
    const { accountId, apiKey } = await app.createAccount();
    for (const amount of [1, 2, 3]) {
      await app.call(`/v1/admin/accounts/${accountId}/credits`, {
        key: app.adminKey,
        body: { kind: 'grant', amount, reason: 'paging' },
      });
    }
    const read = async (query: string) => (await app.call(`/v1/credits?${query}`, { key: apiKey })).body.data;
    const whole = await read('limit=200');
    const count = whole.entries.length;
    expect(count).toBeGreaterThanOrEqual(3);
    expect((await read(`limit=${count}`)).next_after).toBeNull();
    const first = await read(`limit=${count - 1}`);
    expect(first.next_after).toBe(first.entries.at(-1).id);
    const rest = await read(`limit=${count - 1}&after=${first.next_after}`);
    expect([...first.entries, ...rest.entries]).toEqual(whole.entries);
    expect(rest.next_after).toBeNull();
    const { balance, held } = whole;
    expect(await read('limit=0')).toMatchObject({ balance, held, entries: [], next_after: null });
    expect((await app.call('/v1/credits?limit=-1', { key: apiKey })).status).toBe(400);
    expect((await app.call('/v1/keys?limit=0', { key: apiKey })).status).toBe(400);
  });
});
