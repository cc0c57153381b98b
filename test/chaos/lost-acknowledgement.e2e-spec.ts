import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { scriptedCatalog } from '../harness/catalog.js';
import { PRICE_CREDITS } from './protocol.js';

const { catalog } = scriptedCatalog(PRICE_CREDITS);
let app: TestApp;

beforeAll(async () => {
  app = await startApp({ catalog });
});
afterEach(async () => {
  vi.restoreAllMocks();
  expect(await app.audit()).toEqual([]);
});
afterAll(() => app.close());

const cut = (): never => {
  throw new Error('Connection terminated unexpectedly');
};

/** The next statement of the kind is committed, and the connection is lost before the acknowledgment. */
function lose(kind: string): { readonly isLost: boolean } {
  const query = app.dataSource.query.bind(app.dataSource) as (...statement: unknown[]) => Promise<unknown>;
  const loss = { isLost: false };
  vi.spyOn(app.dataSource, 'query').mockImplementation(async (sql: string, ...more: unknown[]) => {
    // The rest has the transaction of the statement: without it, it would wait for a second connection.
    const answer = await query(sql, ...more);
    if (loss.isLost || !sql.includes(kind)) return answer;
    loss.isLost = true;
    return cut();
  });
  return loss;
}

const CHARGE = 'DELETE FROM holds';

describe.each([
  ['of the charge', CHARGE],
  ['of the hold', 'INSERT INTO holds'],
  ['of the claim', 'INSERT INTO idempotency_keys'],
])('when the acknowledgment %s is lost', (_what, kind) => {
  it.each([1, 20])('%i concurrent calls are charged once, answered, and report their cost', async (count) => {
    const { accountId, apiKey } = await app.createAccount({ credits: 1000 });
    const loss = lose(kind);
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        app.call('/v1/echo', {
          body: { text: `call ${index}` },
          key: apiKey,
          headers: { 'idempotency-key': `${accountId} ${index}` },
        }),
      ),
    );
    expect(loss.isLost).toBe(true);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.map(({ body }) => body.credits_used)).toEqual(answers.map(() => PRICE_CREDITS));
    const credits = await app.call('/v1/credits', { key: apiKey });
    expect(credits.body.data).toMatchObject({ balance: 1000 - count * PRICE_CREDITS, held: 0 });
    const [log] = await app.dataSource.query(
      'SELECT count(*)::int AS calls, sum(credits)::int AS credits FROM requests WHERE account_id = $1',
      [accountId],
    );
    expect(log).toEqual({ calls: count, credits: count * PRICE_CREDITS });
  });
});

it('the answer under an Idempotency-Key is the stored one', async () => {
  const { apiKey } = await app.createAccount({ credits: 1000 });
  const call = () =>
    app.call('/v1/echo', { body: { text: 'x' }, key: apiKey, headers: { 'idempotency-key': 'lost' } });
  const loss = lose(CHARGE);
  const first = await call();
  expect(loss.isLost).toBe(true);
  expect(first.body).toMatchObject({ success: true, credits_used: PRICE_CREDITS });
  const second = await call();
  expect(second.headers.get('idempotent-replayed')).toBe('true');
  expect(second.text).toBe(first.text);
});
