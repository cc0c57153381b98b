import { HoldReaper } from '@capstan/capabilities';
import { ProcessLease } from '@capstan/credits';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PRICE, servePaidCalls } from '../../harness/paid-calls.js';

const paid = servePaidCalls();
const { calls, credits, echo, script } = paid;

describe('a call that was presumed dead', () => {
  it('has the same result in its receipt as in its answer: success, free', async () => {
    const { accountId, apiKey: key } = await paid.app.createAccount({ credits: 10 });
    const isSteady = vi.spyOn(paid.app.app.get(ProcessLease), 'isSteady').mockReturnValue(true);
    script(async (_provider, params) => {
      await paid.app.dataSource.query('UPDATE holds SET lease_id = gen_random_uuid() WHERE account_id = $1', [
        accountId,
      ]);
      expect(await paid.app.app.get(HoldReaper).reap()).toBe(1);
      return { text: params.text };
    });
    const { status, body } = await echo(undefined, { key });
    expect(status).toBe(200);
    expect(body.credits_used).toBe(0);
    isSteady.mockRestore();
    const receipt = await paid.app.call(`/v1/requests/${body.metadata.request_id}`, { key });
    expect(receipt.body.data).toMatchObject({ status: 200, provider_used: 'first', credits_used: 0 });
    expect(await credits(key)).toMatchObject({ balance: 10, held: 0 });
  });
});

describe('a call that was charged by a commit without acknowledgment', () => {
  afterEach(() => vi.restoreAllMocks());

  /** The charge is committed, its acknowledgment is lost, and the database is still unavailable for the retry. */
  const loseChargeAndRepeat = (): void => {
    const { dataSource } = paid.app;
    const query = dataSource.query.bind(dataSource) as (...statement: unknown[]) => Promise<unknown>;
    let ends = 0;
    vi.spyOn(dataSource, 'query').mockImplementation(async (sql: string, ...more: unknown[]) => {
      const isEnd = sql.includes('DELETE FROM holds');
      if (isEnd) ends += 1;
      const answer = isEnd && ends === 2 ? undefined : await query(sql, ...more);
      if (isEnd && ends <= 2) throw new Error('Connection terminated unexpectedly');
      return answer;
    });
  };
  const booksOf = async (accountId: string) => ({
    log: await paid.app.dataSource.query('SELECT status, credits FROM requests WHERE account_id = $1', [
      accountId,
    ]),
    ledger: await paid.app.dataSource.query(
      `SELECT kind, amount FROM ledger_entries WHERE account_id = $1 AND kind <> 'grant' ORDER BY id`,
      [accountId],
    ),
  });

  it('is refunded when it answers with a failure', async () => {
    const { accountId } = await paid.app.createAccount({ credits: 10 });
    const key = await paid.app.createKey({ accountId, name: 'capped', creditCap: PRICE });
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
    const receipt = await paid.app.call(`/v1/requests/${failed.body.metadata.request_id}`, { key });
    expect(receipt.body.data).toMatchObject({ credits_used: 0, ledger_entry: null });
    // The cap no longer includes it.
    expect((await echo(undefined, { key })).status).toBe(200);
  });

  it('keeps its charge if its answer is stored: a repeat returns that answer', async () => {
    const { accountId, apiKey: key } = await paid.app.createAccount({ credits: 10 });
    const headers = { 'idempotency-key': 'lost-ack' };
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
