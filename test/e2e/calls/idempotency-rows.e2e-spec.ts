import { randomUUID } from 'node:crypto';
import { DURABLE_LEASE } from '@capstan/credits';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type CallServices,
  type IdempotencyMark,
  createCallServices,
} from '../../../libs/features/capabilities/src/fixtures/call-services.js';
import { holdOf, openAccount } from '../../harness/credits.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';

const BODY = { capability: 'echo', params: { text: 'x', list: [{ a: 1, b: 2 }] } };
const MISMATCH = { status: 422, slug: 'idempotency-mismatch' };
const IN_PROGRESS = { status: 409, slug: 'idempotency-in-progress' };

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
  await dataSource.query('TRUNCATE idempotency_keys');
  accountId = await openAccount(books.ledger, 100);
});
afterAll(() => database.drop());

const markOf = (more: Partial<IdempotencyMark> = {}): IdempotencyMark => ({
  callId: randomUUID(),
  accountId,
  route: '/v1/echo',
  key: 'k',
  ...more,
});
const begin = (mark = markOf(), body: unknown = BODY) => books.idempotency.begin(mark, body);
const complete = (...answers: { mark: IdempotencyMark; answer: string }[]) =>
  dataSource.transaction((manager) => books.idempotency.complete(manager, answers));
const forget = (...marks: IdempotencyMark[]) =>
  dataSource.transaction((manager) => books.idempotency.forget(manager, marks));
const release = (...marks: IdempotencyMark[]) =>
  dataSource.transaction((manager) => books.idempotency.release(manager, marks));
const handOver = (mark: IdempotencyMark) =>
  dataSource.transaction((manager) => books.idempotency.handOver(manager, mark));
const change = (set: string) => dataSource.query(`UPDATE idempotency_keys SET ${set}`);
const callIds = async () =>
  (await dataSource.query<{ call_id: string }[]>('SELECT call_id FROM idempotency_keys')).map(
    (row) => row.call_id,
  );

/** A running call with its claim, and a hold of three credits. */
async function runningCall(): Promise<IdempotencyMark> {
  const mark = markOf();
  await begin(mark);
  await books.holds.reserve(holdOf(accountId, 3, { id: mark.callId }));
  return mark;
}
const balance = () => books.ledger.balanceOf(accountId);

describe('a claimed key', () => {
  it('is in progress for a repeat with the same body', async () => {
    expect(await begin()).toBeUndefined();
    await expect(begin()).rejects.toMatchObject(IN_PROGRESS);
  });

  it.each<[what: string, body: unknown]>([
    ['another value', { capability: 'echo', params: { text: 'y', list: [{ a: 1, b: 2 }] } }],
    ['another capability', { ...BODY, capability: 'shout' }],
    ['another order of a list', { capability: 'echo', params: { text: 'x', list: [{ a: 2, b: 1 }] } }],
    ['a further member', { capability: 'echo', params: { text: 'x', list: [{ a: 1, b: 2 }], more: null } }],
  ])('is rejected for %s, both while the call runs and after it was answered', async (_, body) => {
    const mark = markOf();
    await begin(mark);
    await expect(begin(markOf(), body)).rejects.toMatchObject(MISMATCH);
    await complete({ mark, answer: 'first' });
    await expect(begin(markOf(), body)).rejects.toMatchObject(MISMATCH);
  });

  it('ignores the order of members at every depth when comparing bodies', async () => {
    const mark = markOf();
    await begin(mark);
    await complete({ mark, answer: 'first' });
    const sorted = { params: { list: [{ b: 2, a: 1 }], text: 'x' }, capability: 'echo' };
    expect(await begin(markOf(), sorted)).toEqual({ answer: 'first' });
  });

  it.each([{ route: '/v1/agent' }, { key: 'other' }, { accountId: randomUUID() }])(
    'is different with %j',
    async (difference) => {
      await begin();
      expect(await begin(markOf(difference), { other: 'body' })).toBeUndefined();
    },
  );
});

describe('the stored answer', () => {
  it('is written only by the call that holds the claim, once', async () => {
    const mark = markOf();
    await begin(mark);
    await complete({ mark: markOf(), answer: 'of another call' });
    await expect(begin()).rejects.toMatchObject(IN_PROGRESS);
    await complete({ mark, answer: 'first' });
    await complete({ mark, answer: 'second' });
    expect(await begin()).toEqual({ answer: 'first' });
  });

  it('is written for each of several calls', async () => {
    const [one, two] = [markOf({ key: 'one' }), markOf({ key: 'two' })];
    await Promise.all([begin(one), begin(two)]);
    await complete({ mark: one, answer: '1' }, { mark: two, answer: '2' });
    expect(await begin(markOf({ key: 'two' }))).toEqual({ answer: '2' });
    expect(await begin(markOf({ key: 'one' }))).toEqual({ answer: '1' });
  });

  it('exists only for answered calls', async () => {
    const [done, running] = [markOf({ key: 'done' }), markOf({ key: 'running' })];
    await Promise.all([begin(done), begin(running)]);
    await complete({ mark: done, answer: '1' });
    const answered = await books.idempotency.answered(dataSource.manager, [
      done,
      running,
      { ...done, callId: randomUUID() },
    ]);
    expect(answered).toEqual(new Set([done.callId]));
  });

  it('remains when the claim is released afterwards', async () => {
    const mark = markOf();
    await begin(mark);
    await complete({ mark, answer: 'first' });
    await forget(mark);
    expect(await begin()).toEqual({ answer: 'first' });
  });

  it('is kept for 24 hours; then the key is free for any body', async () => {
    const mark = markOf();
    await begin(mark);
    await complete({ mark, answer: 'first' });
    const [row] = await dataSource.query(
      'SELECT extract(epoch FROM expires_at - now())::float8 AS left FROM idempotency_keys',
    );
    expect(row.left).toBeGreaterThan(86_000);
    expect(row.left).toBeLessThanOrEqual(86_400);
    await change(`expires_at = now() - interval '1 second'`);
    const next = markOf();
    expect(await begin(next, { other: 'body' })).toBeUndefined();
    expect(await callIds()).toEqual([next.callId]);
    await expect(begin(markOf(), { other: 'body' })).rejects.toMatchObject(IN_PROGRESS);
  });
});

describe('a failed call', () => {
  it('frees only its own claim', async () => {
    const [failed, other] = [markOf({ key: 'failed' }), markOf({ key: 'other' })];
    await Promise.all([begin(failed), begin(other)]);
    await forget(failed, { ...other, callId: randomUUID() });
    expect(await callIds()).toEqual([other.callId]);
  });

  it('of durable work keeps its claim when a process releases it, and frees it when the work ends', async () => {
    const mark = markOf();
    await begin(mark);
    expect(await handOver(mark)).toBe(true);
    await release(mark);
    expect(await begin()).toEqual({ workId: mark.callId });
    await forget(mark);
    expect(await callIds()).toEqual([]);
  });

  it('that was not handed over frees its claim when its process releases it', async () => {
    const mark = markOf();
    await begin(mark);
    await release(mark);
    expect(await callIds()).toEqual([]);
  });
});

describe('a claim', () => {
  it('is not handed over by a call that lost it, nor after it was answered', async () => {
    const mark = markOf();
    await begin(mark);
    expect(await handOver(markOf())).toBe(false);
    await complete({ mark, answer: 'first' });
    expect(await handOver(mark)).toBe(false);
  });

  it.each([
    [
      'has ended',
      () =>
        dataSource.query(
          `INSERT INTO process_leases VALUES (gen_random_uuid(), now() - interval '1 s') RETURNING id`,
        ),
    ],
    ['is gone', () => Promise.resolve([{ id: randomUUID() }])],
  ])('with a lease that %s is taken over with any body, and its hold is released', async (_, lease) => {
    await runningCall();
    const [{ id }] = await lease();
    await change(`lease_id = '${id}'`);
    const next = markOf();
    expect(await begin(next, { other: 'body' })).toBeUndefined();
    expect(await callIds()).toEqual([next.callId]);
    expect(await balance()).toMatchObject({ balance: 100, held: 0 });
  });

  it('of durable work is joined even after 24 hours, and keeps its hold', async () => {
    const mark = await runningCall();
    await handOver(mark);
    await dataSource.transaction((manager) => books.holds.handOver(manager, mark.callId));
    await change(`expires_at = now() - interval '1 second'`);
    expect(await begin()).toEqual({ workId: mark.callId });
    await expect(begin(markOf(), { other: 'body' })).rejects.toMatchObject(MISMATCH);
    expect(await balance()).toMatchObject({ balance: 97, held: 3 });
  });
});

describe('pruning', () => {
  const prune = () => books.idempotency.prune();
  const expired = `expires_at = now() - interval '1 second'`;

  it('deletes expired answers only', async () => {
    const [old, young] = [markOf({ key: 'old' }), markOf({ key: 'young' })];
    await Promise.all([begin(old), begin(young)]);
    await complete({ mark: old, answer: '1' }, { mark: young, answer: '2' });
    await dataSource.query(`UPDATE idempotency_keys SET ${expired} WHERE key = 'old'`);
    await prune();
    expect(await callIds()).toEqual([young.callId]);
  });

  it('deletes expired claims of dead calls, and keeps those of running calls', async () => {
    const [dead, own, durable] = [
      markOf({ key: 'dead' }),
      markOf({ key: 'own' }),
      markOf({ key: 'durable' }),
    ];
    await Promise.all([begin(dead), begin(own), begin(durable)]);
    await dataSource.query(`UPDATE idempotency_keys SET lease_id = gen_random_uuid() WHERE key = 'dead'`);
    await dataSource.query(`UPDATE idempotency_keys SET lease_id = $1 WHERE key = 'durable'`, [
      DURABLE_LEASE,
    ]);
    await prune();
    expect(await callIds()).toHaveLength(3);
    await change(expired);
    await prune();
    expect((await callIds()).toSorted()).toEqual([own.callId, durable.callId].toSorted());
  });
});
