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

/** The next transaction is committed, and the connection is lost before the acknowledgment. */
function loseCommit(): void {
  const commit = app.dataSource.transaction.bind(app.dataSource) as (work: unknown) => Promise<unknown>;
  vi.spyOn(app.dataSource, 'transaction').mockImplementationOnce(async (work: unknown) => {
    await commit(work);
    return cut();
  });
}

/** The same for the statement that holds credits. */
function loseReservation(): void {
  const query = app.dataSource.query.bind(app.dataSource);
  let isLost = false;
  vi.spyOn(app.dataSource, 'query').mockImplementation(async (sql, parameters) => {
    const answer = await query(sql, parameters);
    if (isLost || !sql.includes('INSERT INTO holds')) return answer;
    isLost = true;
    return cut();
  });
}

describe.each([
  ['of the charge', loseCommit],
  ['of the hold', loseReservation],
])('when the acknowledgment %s is lost', (_what, lose) => {
  it.each([1, 20])('%i concurrent calls are charged once, answered, and report their cost', async (count) => {
    const { accountId, apiKey } = await app.createAccount({ credits: 1000 });
    lose();
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        app.call('/v1/echo', { body: { text: `call ${index}` }, key: apiKey }),
      ),
    );
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
  loseCommit();
  const first = await call();
  expect(first.body).toMatchObject({ success: true, credits_used: PRICE_CREDITS });
  const second = await call();
  expect(second.headers.get('idempotent-replayed')).toBe('true');
  expect(second.text).toBe(first.text);
});
