import { expect } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { scriptedCatalog } from '../harness/catalog.js';
import { PRICE_CREDITS } from './protocol.js';
import type { Answered } from './persistent-client.js';

/** Initial credits of a storm's account. */
export const GRANTED_CREDITS = 100_000;

/** The caller in a storm. */
export interface Caller {
  accountId: string;
  apiKey: string;
}

interface Charge {
  amount: number;
  status: number;
  credits: number;
  provider_used: string;
  key: string;
  answer: string;
}

/** Number of receipts that are read over HTTP; all others are read from the tables. */
const RECEIPTS = 20;

/** Runs `use` with an API of this process on the database of a storm. */
export async function withApp<T>(databaseUrl: string, use: (app: TestApp) => Promise<T>): Promise<T> {
  const app = await startApp({ databaseUrl, catalog: scriptedCatalog(PRICE_CREDITS).catalog });
  try {
    return await use(app);
  } finally {
    await app.close();
  }
}

/** A caller with GRANTED_CREDITS; no API process remains running. */
export const createCaller = (databaseUrl: string): Promise<Caller> =>
  withApp(databaseUrl, (app) => app.createAccount({ credits: GRANTED_CREDITS }));

/** Waits until holds of dead processes are released: their leases expire and a reaper runs. */
export async function expectNoHoldLeft(app: TestApp): Promise<void> {
  const holds = async (): Promise<number> =>
    (await app.dataSource.query('SELECT count(*)::int AS n FROM holds'))[0].n;
  await expect.poll(holds, { timeout: 60_000, interval: 250 }).toBe(0);
}

/**
 * Checks after a storm: every call was charged once, its answer is stored and equals that of the client, its receipt
 * exists, and the balance matches the ledger.
 */
export async function expectBalancedLedger(app: TestApp, caller: Caller, calls: Answered[]): Promise<void> {
  expect(await app.audit()).toEqual([]);
  const charges = await app.dataSource.query<Charge[]>(
    `SELECT l.amount, r.status, r.credits, r.provider_used, k.key, k.answer
     FROM ledger_entries l
       LEFT JOIN requests r ON l.subject = 'request:' || r.id
       LEFT JOIN idempotency_keys k ON k.call_id = r.id
     WHERE l.kind = 'charge' AND l.account_id = $1 ORDER BY k.key`,
    [caller.accountId],
  );
  const expected = calls
    .map(({ key, body }) => ({
      amount: -PRICE_CREDITS,
      status: 200,
      credits: PRICE_CREDITS,
      provider_used: 'first',
      key,
      answer: body,
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  expect(charges.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual(expected);
  for (const { key, body } of calls) {
    expect(JSON.parse(body)).toMatchObject({ data: { text: key }, credits_used: PRICE_CREDITS });
  }
  const { body: credits } = await app.call('/v1/credits', { key: caller.apiKey });
  expect(credits.data).toMatchObject({ balance: GRANTED_CREDITS - calls.length * PRICE_CREDITS, held: 0 });
  await expectReceipts(app, caller, calls);
}

async function expectReceipts(app: TestApp, caller: Caller, calls: Answered[]): Promise<void> {
  const step = Math.max(1, Math.floor(calls.length / RECEIPTS));
  for (const { key, body } of calls.filter((_call, index) => index % step === 0)) {
    const requestId = JSON.parse(body).metadata.request_id as string;
    const receipt = await app.call(`/v1/requests/${requestId}`, { key: caller.apiKey });
    expect(receipt.body.data).toMatchObject({
      status: 200,
      credits_used: PRICE_CREDITS,
      attempts: [{ provider: 'first', outcome: 'ok' }],
      ledger_entry: { kind: 'charge', amount: -PRICE_CREDITS },
    });
    const again = await app.call('/v1/echo', {
      body: { text: key },
      key: caller.apiKey,
      headers: { 'idempotency-key': key },
    });
    expect(again.text).toBe(body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  }
}
