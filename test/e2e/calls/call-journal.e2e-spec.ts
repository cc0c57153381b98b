import { randomUUID } from 'node:crypto';
import { RequestLog } from '@capstan/capabilities';
import type { AppError } from '@capstan/platform-core';
import { RenderedEnvelope } from '@capstan/platform-http';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type CallServices,
  type CallRecord,
  type DurableTicket,
  createCallServices,
} from '../../../libs/features/capabilities/src/fixtures/call-services.js';
import { holdOf, openAccount, subjectOf } from '../../harness/credits.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';

const PRICE = 3;
const envelopeOf = (charged: number): RenderedEnvelope => new RenderedEnvelope(`charged ${charged}`);

let database: TestDatabase;
let dataSource: DataSource;
let books: CallServices;
let accountId: string;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  books = await createCallServices(dataSource);
});
beforeEach(async () => {
  accountId = await openAccount(books.ledger, 100);
});
afterAll(() => database.drop());

/** A call with a hold and a claimed Idempotency-Key. */
async function openCall(more: Partial<CallRecord> = {}): Promise<CallRecord> {
  const id = randomUUID();
  const mark = { callId: id, accountId, route: '/v1/echo', key: id };
  await books.idempotency.begin(mark, {});
  await books.holds.reserve(holdOf(accountId, PRICE, { id }));
  return {
    id,
    requestId: `req_${id}`,
    accountId,
    keyId: randomUUID(),
    capability: 'echo',
    route: '/v1/echo',
    mode: null,
    status: 200,
    errorSlug: null,
    providerUsed: 'first',
    isCached: false,
    attempts: [{ provider: 'first', outcome: 'ok', duration_ms: 5 }],
    startedAtMs: Date.now(),
    durationMs: 5.4,
    heldCredits: PRICE,
    chargeCredits: PRICE,
    mark,
    render: envelopeOf,
    writes: [],
    ...more,
  };
}
const failed = (call: CallRecord): CallRecord => ({
  ...call,
  status: 503,
  errorSlug: 'service-unavailable',
  providerUsed: null,
  attempts: [],
  chargeCredits: 0,
  render: undefined,
});
const handOver = (call: CallRecord) =>
  dataSource.transaction(async (manager) => {
    expect(await books.holds.handOver(manager, call.id)).toBe(true);
    if (call.mark) expect(await books.idempotency.handOver(manager, call.mark)).toBe(true);
  });
const ticketOf = (call: CallRecord): DurableTicket => ({
  callId: call.id,
  requestId: call.requestId,
  accountId,
  keyId: call.keyId,
  capability: call.capability,
  route: call.route,
  mode: null,
  provider: 'work',
  startedAtMs: call.startedAtMs,
  heldCredits: PRICE,
  mark: call.mark ?? null,
});
/** With what PostgreSQL refuses, and with what the log must not have. */
const failure = (status: number, slug: string): AppError =>
  ({
    status,
    slug,
    message: 'The upstream\0 of ada@example.test said cap_abcdefgh1234.',
    alternativeAction: 'Try later.',
  }) as AppError;
const write = () => Promise.resolve();
const receiptOf = (call: CallRecord) => new RequestLog(dataSource).find(call.requestId, { accountId });
const repeatOf = (call: CallRecord) =>
  books.idempotency.begin({ ...(call.mark as NonNullable<CallRecord['mark']>), callId: randomUUID() }, {});
const balance = () => books.ledger.balanceOf(accountId);
const kindsOf = async () =>
  (await books.ledger.entriesOf(accountId, { limit: 10 }))
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'grant');

describe('the end of a call', () => {
  it('charges, stores the answer and writes a receipt', async () => {
    const call = await openCall();
    expect(await books.journal.finish(call)).toEqual({ chargedCredits: PRICE, envelope: envelopeOf(PRICE) });
    expect(await balance()).toMatchObject({ balance: 100 - PRICE, held: 0 });
    expect(await repeatOf(call)).toEqual({ answer: `charged ${PRICE}` });
    expect(await receiptOf(call)).toMatchObject({
      status: 200,
      credits: PRICE,
      durationMs: 5,
      providerUsed: 'first',
    });
    expect(await books.ledger.chargeOf(accountId, subjectOf(call.id))).toMatchObject({
      amountCredits: -PRICE,
    });
  });

  it('charges nothing for an empty result', async () => {
    const call = await openCall({ chargeCredits: 0 });
    expect(await books.journal.finish(call)).toMatchObject({ chargedCredits: 0, envelope: envelopeOf(0) });
    expect(await balance()).toMatchObject({ balance: 100, held: 0 });
    expect(await receiptOf(call)).toMatchObject({ status: 200, credits: 0 });
    expect(await kindsOf()).toEqual([]);
  });

  it('releases the hold of a failed call and frees its key', async () => {
    const call = await openCall();
    await books.journal.release(failed(call));
    expect(await balance()).toMatchObject({ balance: 100, held: 0 });
    expect(await repeatOf(call)).toBeUndefined();
    expect(await receiptOf(call)).toMatchObject({
      status: 503,
      errorSlug: 'service-unavailable',
      credits: 0,
    });
  });

  it('passes the charged amount to the writes of the capability, in the same transaction', async () => {
    const seen: number[] = [];
    const broken = await openCall({
      writes: [
        async (_manager, charged) => {
          seen.push(charged);
          throw new Error('no');
        },
      ],
    });
    await expect(books.journal.finish(broken)).rejects.toThrow('no');
    expect(new Set(seen)).toEqual(new Set([PRICE]));
    expect(await balance()).toMatchObject({ balance: 100 - PRICE, held: PRICE });
    expect(await receiptOf(broken)).toBeUndefined();
  });

  it('reports 0 credits for a call whose hold was released before', async () => {
    const call = await openCall();
    await dataSource.transaction((manager) => books.holds.release(manager, [call.id]));
    expect(await books.journal.finish(call)).toEqual({ chargedCredits: 0, envelope: envelopeOf(0) });
    expect(await kindsOf()).toEqual([]);
  });

  it('is one statement, shared by calls that end together', async () => {
    const calls = [
      await openCall(),
      await openCall({ mark: undefined }),
      await openCall({ chargeCredits: 0 }),
    ];
    const query = vi.spyOn(dataSource, 'query');
    const transaction = vi.spyOn(dataSource, 'transaction');
    const [first, second, third] = await Promise.all([
      books.journal.finish(calls[0] as CallRecord),
      books.journal.finish(calls[1] as CallRecord),
      books.journal.release(failed(calls[2] as CallRecord)),
    ]);
    expect([query.mock.calls.length, transaction.mock.calls.length]).toEqual([1, 0]);
    vi.restoreAllMocks();
    expect([first.chargedCredits, second.chargedCredits, third]).toEqual([PRICE, PRICE, undefined]);
    expect(await repeatOf(calls[0] as CallRecord)).toEqual({ answer: `charged ${PRICE}` });
    expect(await repeatOf(calls[2] as CallRecord)).toBeUndefined();
    expect(await balance()).toMatchObject({ balance: 100 - 2 * PRICE, held: 0 });
  });

  it('charges the others when the hold of one call was released before, and when one is smaller than known', async () => {
    const calls = [await openCall(), await openCall(), await openCall()];
    await dataSource.transaction((manager) => books.holds.release(manager, [calls[1]?.id ?? '']));
    const ends = await Promise.all(
      calls.map((call, at) =>
        books.journal.finish(at === 2 ? { ...call, heldCredits: PRICE + 1, chargeCredits: PRICE + 1 } : call),
      ),
    );
    expect(ends.map(({ chargedCredits }) => chargedCredits)).toEqual([PRICE, 0, PRICE]);
    expect(ends.map(({ envelope }) => envelope)).toEqual([PRICE, 0, PRICE].map(envelopeOf));
    expect(await balance()).toMatchObject({ balance: 100 - 2 * PRICE, held: 0 });
    expect(await kindsOf()).toEqual(['charge', 'charge']);
    expect(await repeatOf(calls[1] as CallRecord)).toEqual({ answer: 'charged 0' });
    for (const [at, call] of calls.entries()) {
      expect(await receiptOf(call)).toMatchObject({ status: 200, credits: ends[at]?.chargedCredits });
    }
  });

  it('overrides the receipt of a call that was presumed dead', async () => {
    const call = await openCall();
    const released = await dataSource.transaction(async (manager) => {
      const holds = await books.holds.release(manager, [call.id]);
      await books.journal.recordAbandoned(
        manager,
        holds.map((hold) => ({ ...hold, requestId: call.requestId })),
      );
      return holds;
    });
    expect(released).toHaveLength(1);
    expect(await receiptOf(call)).toMatchObject({ status: 500, errorSlug: 'internal', credits: 0 });
    await books.journal.finish(call);
    expect(await receiptOf(call)).toMatchObject({ status: 200, errorSlug: null });
    await dataSource.transaction((manager) =>
      books.journal.recordAbandoned(
        manager,
        released.map((hold) => ({ ...hold, requestId: call.requestId })),
      ),
    );
    expect(await receiptOf(call)).toMatchObject({ status: 200 });
  });

  it('refunds a charge whose answer was lost, unless the answer is stored', async () => {
    const [lost, kept] = [await openCall({ mark: undefined }), await openCall()];
    await books.journal.finish(lost);
    await books.journal.finish(kept);
    await books.journal.release(failed(lost));
    await books.journal.release(failed(kept));
    expect(await balance()).toMatchObject({ balance: 100 - PRICE, held: 0 });
    expect(await kindsOf()).toEqual(['refund', 'charge', 'charge']);
    expect(await receiptOf(lost)).toMatchObject({ status: 503, credits: 0 });
    expect(await receiptOf(kept)).toMatchObject({ status: 200, credits: PRICE });
    expect(await repeatOf(kept)).toEqual({ answer: `charged ${PRICE}` });
  });
});

describe('a durable call that its process withdraws', () => {
  it('gets its credits back and frees its key if it was not handed over to a worker', async () => {
    const call = await openCall();
    await books.journal.withdraw(failed(call));
    expect(await balance()).toMatchObject({ balance: 100, held: 0 });
    expect(await repeatOf(call)).toBeUndefined();
    expect(await receiptOf(call)).toMatchObject({ status: 503, credits: 0 });
  });

  it('keeps hold and key if it was handed over, and is charged when the work ends', async () => {
    const call = await openCall();
    await handOver(call);
    await books.journal.withdraw(failed(call));
    expect(await balance()).toMatchObject({ balance: 100 - PRICE, held: PRICE });
    expect(await repeatOf(call)).toEqual({ workId: call.id });
    expect(await books.endings.succeed(ticketOf(call), { is: 'done' }, { write, isFree: false })).toBe(PRICE);
    expect(await balance()).toMatchObject({ balance: 100 - PRICE, held: 0 });
    expect(await receiptOf(call)).toMatchObject({ status: 200, errorSlug: null, credits: PRICE });
  });

  it('keeps charge, answer and receipt if the work has already ended', async () => {
    for (const mark of [undefined, 'with a key']) {
      const call = await openCall(mark === undefined ? { mark } : {});
      await handOver(call);
      await books.endings.succeed(ticketOf(call), { is: 'done' }, { write, isFree: false });
      await books.journal.withdraw(failed(call));
      expect(await receiptOf(call)).toMatchObject({ status: 200, errorSlug: null, credits: PRICE });
    }
    expect(await kindsOf()).toEqual(['charge', 'charge']);
  });
});

describe('the end of durable work', () => {
  it('charges the price, stores the answer for repeats and writes a receipt', async () => {
    const call = await openCall();
    await handOver(call);
    const seen: number[] = [];
    const charged = await books.endings.succeed(
      ticketOf(call),
      { is: 'done' },
      { isFree: false, write: async (_manager, credits) => void seen.push(credits) },
    );
    expect([charged, seen]).toEqual([PRICE, [PRICE]]);
    const earlier = (await repeatOf(call)) as { answer: string };
    expect(JSON.parse(earlier.answer)).toMatchObject({
      success: true,
      data: { is: 'done' },
      credits_used: PRICE,
      metadata: { provider_used: 'work', providers_tried: ['work'], request_id: call.requestId },
    });
    expect(await receiptOf(call)).toMatchObject({
      status: 200,
      credits: PRICE,
      attempts: [{ outcome: 'ok' }],
    });
  });

  it('is free when nothing was found', async () => {
    const call = await openCall();
    await handOver(call);
    expect(await books.endings.succeed(ticketOf(call), {}, { write, isFree: true })).toBe(0);
    const { answer } = (await repeatOf(call)) as { answer: string };
    expect(JSON.parse(answer)).toMatchObject({ success: true, credits_used: 0 });
    expect(await balance()).toMatchObject({ balance: 100, held: 0 });
  });

  it.each([
    ['upstream_error', 502],
    ['timeout', 504],
  ])('is free when it failed, frees its key, and is logged as %s', async (outcome, status) => {
    const call = await openCall();
    await handOver(call);
    await books.endings.fail(ticketOf(call), failure(status, 'some-failure'), { write });
    expect(await balance()).toMatchObject({ balance: 100, held: 0 });
    expect(await repeatOf(call)).toBeUndefined();
    expect(await receiptOf(call)).toMatchObject({
      status,
      errorSlug: 'some-failure',
      errorDetail: 'The upstream of ada@example.test said [redacted].',
      alternativeAction: 'Try later.',
      credits: 0,
      attempts: [{ outcome, started_after_ms: 0 }],
    });
  });

  it.each([
    [1, 1],
    [PRICE + 1, PRICE],
  ])('charges %i after a cancellation with %i credits of work', async (delivered, charged) => {
    const call = await openCall();
    await handOver(call);
    const error = failure(409, 'cancelled');
    await books.endings.cancel(ticketOf(call), error, { write, chargeCredits: delivered });
    expect(await balance()).toMatchObject({ balance: 100 - charged, held: 0 });
    expect(await receiptOf(call)).toMatchObject({ credits: charged });
  });

  it('books nothing for a worker that lost the work', async () => {
    const call = await openCall();
    await handOver(call);
    const lost = { isFree: false, write: () => Promise.reject(new Error('lease lost')) };
    await expect(books.endings.succeed(ticketOf(call), {}, lost)).rejects.toThrow('lease lost');
    expect(await balance()).toMatchObject({ balance: 100 - PRICE, held: PRICE });
    expect(await repeatOf(call)).toEqual({ workId: call.id });
  });
});
