import { randomUUID } from 'node:crypto';
import {
  type EventHandler,
  EventPruning,
  type HandleEvent,
  OpenDeliveries,
  defineEvent,
} from '@capstan/platform-events';
import { OPEN_WORK } from '@capstan/platform-jobs';
import type { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { EventProcess } from '../../harness/event-rows.js';

const happened = defineEvent('test.happened', { description: 'A test.', example: { text: 'x' } });

let database: TestDatabase;
let dataSource: DataSource;
let handled: string[];
let brokenText: string | undefined;
let processes: EventProcess[];
let accountId: string;

const record: HandleEvent<{ text: string }> = async ({ data: { text } }) => {
  if (text === brokenText) throw new Error('the receiver is unavailable');
  handled.push(text);
};
const RECORD: EventHandler = { name: 'record', types: ['test.happened'], handle: record as HandleEvent };

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
});
beforeEach(async () => {
  await dataSource.query('TRUNCATE domain_events CASCADE');
  handled = [];
  brokenText = undefined;
  processes = [];
  accountId = randomUUID();
});
afterEach(() => Promise.all(processes.map(({ dispatcher }) => dispatcher.beforeApplicationShutdown())));
afterAll(() => database?.drop());

function start(...handlers: EventHandler[]): EventProcess {
  const process = new EventProcess(dataSource, handlers);
  processes.push(process);
  return process;
}
const write = (process: EventProcess, texts: string[], account: string | null = accountId) =>
  dataSource.transaction((manager) =>
    process.outbox.append(manager, ...texts.map((text) => happened.create(account, { text }))),
  );
const count = async (table: string): Promise<number> =>
  (await dataSource.query(`SELECT count(*)::int AS count FROM ${table}`))[0].count;
const deliveries = () => dataSource.query('SELECT * FROM event_deliveries ORDER BY event_number');
const makeDue = () => dataSource.query('UPDATE event_deliveries SET available_at = clock_timestamp()');

describe('the outbox', () => {
  it('rolls back with its transaction', async () => {
    const process = start(RECORD);
    const failed = dataSource.transaction(async (manager) => {
      await process.outbox.append(manager, happened.create(accountId, { text: 'lost' }));
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await count('domain_events')).toBe(0);
    expect(await count('event_deliveries')).toBe(0);
  });

  it('writes nothing without a handler', async () => {
    await write(start(), ['1']);
    expect(await count('domain_events')).toBe(0);
  });

  it('refuses to write outside of a transaction', async () => {
    const append = start(RECORD).outbox.append(dataSource.manager, happened.create(null, { text: '1' }));
    await expect(append).rejects.toThrow('inside a transaction');
  });

  it('gives each handler the event under the same id', async () => {
    const ids: string[] = [];
    const remember = (name: string): EventHandler => ({
      name,
      types: ['test.happened'],
      handle: async ({ id }) => void ids.push(id),
    });
    const process = start(remember('one'), remember('two'));
    await write(process, ['1']);
    process.dispatcher.wake();
    await expect.poll(() => ids.length).toBe(2);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('delivery', () => {
  it('counts as waiting what is first of its account and due', async () => {
    await write(start(RECORD), ['1', '2']);
    const counts = async () => (await dataSource.query(new OpenDeliveries()[OPEN_WORK].counts))[0];
    expect(await counts()).toMatchObject({
      waiting: 1,
      active: 0,
      delayed: 1,
      oldest_waiting_at: expect.any(Date),
    });
    await dataSource.query("UPDATE event_deliveries SET available_at = now() + interval '1 hour'");
    expect(await counts()).toEqual({ waiting: 0, active: 0, delayed: 2, oldest_waiting_at: null });
  });

  it('hands each event to one of two workers', async () => {
    const [one, two] = [start(RECORD), start(RECORD)];
    const texts = Array.from({ length: 40 }, (_value, at) => String(at));
    for (const text of texts) await write(one, [text], randomUUID());
    one.dispatcher.wake();
    two.dispatcher.wake();
    await expect.poll(() => count('event_deliveries')).toBe(0);
    expect(handled.toSorted()).toEqual(texts.toSorted());
  });

  it('keeps the order of an account with two workers', async () => {
    const [one, two] = [start(RECORD), start(RECORD)];
    const texts = Array.from({ length: 20 }, (_value, at) => String(at));
    await write(one, texts);
    one.dispatcher.wake();
    two.dispatcher.wake();
    await expect.poll(() => handled.length).toBe(texts.length);
    expect(handled).toEqual(texts);
  });

  it('blocks only the events of the same account behind a failing one', async () => {
    brokenText = 'bad';
    const process = start(RECORD);
    await write(process, ['bad', 'behind']);
    await write(process, ['of another'], randomUUID());
    process.dispatcher.wake();
    await expect.poll(() => handled).toEqual(['of another']);
    await expect
      .poll(async () => (await deliveries())[0].last_error)
      .toContain('the receiver is unavailable');
    expect(await count('event_deliveries')).toBe(2);
    brokenText = undefined;
    await makeDue();
    process.dispatcher.wake();
    await expect.poll(() => handled).toEqual(['of another', 'bad', 'behind']);
  });

  it('does not block other handlers behind a failing one', async () => {
    const failing: EventHandler = {
      name: 'failing',
      types: ['test.happened'],
      handle: () => Promise.reject(new Error('always')),
    };
    const process = start(failing, RECORD);
    await write(process, ['1', '2']);
    process.dispatcher.wake();
    await expect.poll(() => handled).toEqual(['1', '2']);
  });

  it('marks a delivery as failed after three days and continues', async () => {
    brokenText = 'bad';
    const process = start(RECORD);
    await write(process, ['bad', 'behind']);
    await dataSource.query(
      `UPDATE event_deliveries SET attempts = 20, first_attempt_at = now() - interval '3 days' WHERE event_number =
       (SELECT min(event_number) FROM event_deliveries)`,
    );
    process.dispatcher.wake();
    await expect.poll(() => handled).toEqual(['behind']);
    await expect.poll(async () => (await deliveries()).length).toBe(1);
    expect((await deliveries())[0].failed_at).toBeInstanceOf(Date);
  });

  it('is taken over when the lease of a dead worker expires', async () => {
    const [dead, living] = [start(RECORD), start(RECORD)];
    await write(dead, ['1', '2']);
    expect(await dead.deliveries.claim(['record'], 16)).toHaveLength(1);
    expect(await living.deliveries.claim(['record'], 16)).toEqual([]);
    await makeDue();
    living.dispatcher.wake();
    await expect.poll(() => handled).toEqual(['1', '2']);
  });

  it('is not completed by a worker whose lease another one has taken over', async () => {
    const process = start(RECORD);
    await write(process, ['1']);
    const [stale] = await process.deliveries.claim(['record'], 1);
    await makeDue();
    await process.deliveries.claim(['record'], 1);
    await process.deliveries.complete(stale as never);
    expect(await count('event_deliveries')).toBe(1);
  });

  it('skips the events of handlers that this worker does not have', async () => {
    await write(start(RECORD), ['1']);
    expect(await start().deliveries.claim(['other'], 16)).toEqual([]);
  });
});

describe('pruning', () => {
  it('deletes events past their retention, with their deliveries', async () => {
    const process = start(RECORD);
    await write(process, ['old', 'new']);
    await dataSource.query(
      `UPDATE domain_events SET occurred_at = now() - interval '31 days' WHERE data->>'text' = 'old'`,
    );
    expect(await new EventPruning(dataSource, { keptDays: 30 }).run()).toBe(1);
    expect(await count('event_deliveries')).toBe(1);
  });
});
