import { randomUUID } from 'node:crypto';
import { EventStream, StreamTokens } from '@capstan/platform-jobs';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BuildRows } from '../../harness/build-rows.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';

let database: TestDatabase;
let dataSource: DataSource;
let builds: BuildRows;
let id: string;

beforeAll(async () => {
  database = await createDatabase();
  ({ dataSource } = database);
  builds = new BuildRows(dataSource);
});
beforeEach(async () => {
  id = await builds.insert();
});
afterAll(() => database?.drop());

const warning = (n: number) => ({ kind: 'warning' as const, fields: { n } });

const append = (...numbers: number[]): Promise<number> =>
  dataSource.transaction((manager) => builds.events.append(manager, id, numbers.map(warning)));

const after = async (seq: number, limit = 1000): Promise<unknown[]> =>
  (await builds.events.after(id, seq, limit)).map(({ seq: number, fields }) => [number, fields['n']]);

describe('the events of a build', () => {
  it('are numbered from 1 in order, without gaps', async () => {
    expect(await append(10, 11)).toBe(2);
    expect(await append(12)).toBe(3);
    expect(await after(0)).toEqual([
      [1, 10],
      [2, 11],
      [3, 12],
    ]);
  });

  it('have no gap after a rolled-back transaction', async () => {
    await append(10);
    await expect(
      dataSource.transaction(async (manager) => {
        await builds.events.append(manager, id, [warning(11)]);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await append(12);
    expect(await after(0)).toEqual([
      [1, 10],
      [2, 12],
    ]);
  });

  it('have no gap and no duplicate with concurrent writers', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => append(n, n)));
    const numbers = (await builds.events.after(id, 0, 1000)).map(({ seq }) => seq);
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
  });

  it('are read after a number, up to a limit', async () => {
    await append(1, 2, 3, 4);
    expect(await after(2)).toEqual([
      [3, 3],
      [4, 4],
    ]);
    expect(await after(1, 2)).toEqual([
      [2, 2],
      [3, 3],
    ]);
    expect(await after(4)).toEqual([]);
  });

  it('belong to this build only', async () => {
    const other = await builds.insert();
    await append(1);
    expect(await builds.events.after(other, 0, 10)).toEqual([]);
    expect(await builds.events.append(dataSource.manager, other, [warning(1)])).toBe(1);
  });

  it('are empty for a build that does not exist', async () => {
    expect(await builds.events.append(dataSource.manager, randomUUID(), [warning(1)])).toBe(0);
  });
});

describe('the resume position of a reader', () => {
  it('is at most the last event, whatever the reader claims to have seen', async () => {
    await append(1, 2);
    expect(await builds.events.positionOf(id, 1)).toMatchObject({ seq: 1 });
    expect(await builds.events.positionOf(id, 2)).toMatchObject({ seq: 2 });
    expect(await builds.events.positionOf(id, 99)).toMatchObject({ seq: 2 });
  });

  it('is empty once the build has ended and all events were read', async () => {
    await append(1, 2);
    await builds.set(id, "finished_at = now(), status = 'completed'");
    expect(await builds.events.positionOf(id, 1)).toMatchObject({ seq: 1 });
    expect(await builds.events.positionOf(id, 2)).toBeNull();
    expect(await builds.events.positionOf(randomUUID(), 0)).toBeNull();
  });

  it('includes the owner of the build', async () => {
    const { account_id: accountId } = await builds.row(id);
    expect(await builds.events.positionOf(id, 0)).toEqual({ seq: 0, accountId });
  });
});

describe('a stream reader', () => {
  /** A stream over the rows, and a function that notifies it of new ones. */
  function openStream() {
    const listeners: ((id: string) => void)[] = [];
    const news = {
      onEvents: (listener: (id: string) => void) => void listeners.push(listener),
      onGap: () => undefined,
    };
    const stream = new EventStream(builds.events, news, ['build.completed']);
    return { stream, notify: () => listeners.forEach((listener) => listener(id)) };
  }

  /** Numbers of all events until the stream ends; `atEach` runs after each batch. */
  async function readAll(seq: number, atEach: (seen: number) => Promise<void>): Promise<number[]> {
    const { stream, notify } = openStream();
    const seen: number[] = [];
    for await (const batch of stream.read(id, seq, new AbortController().signal)) {
      seen.push(...batch.map((event) => event.seq));
      await atEach(seen.length);
      notify();
    }
    return seen;
  }

  const complete = (): Promise<unknown> =>
    dataSource.transaction((manager) =>
      builds.events.append(manager, id, [warning(0), { kind: 'build.completed', fields: {} }]),
    );

  it('gets stored events, then new ones, each once and in order, up to the last event', async () => {
    await append(1, 2, 3);
    const seen = await readAll(0, async (count) => {
      if (count === 3) await append(4, 5);
      else if (count === 5) await complete();
    });
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('gets the events after the last one it saw when it reconnects', async () => {
    await append(1, 2, 3);
    await complete();
    expect(await readAll(2, async () => undefined)).toEqual([3, 4, 5]);
  });

  it('gets more events than one query returns', async () => {
    await append(...Array.from({ length: 1200 }, (_, n) => n));
    await complete();
    const seen = await readAll(0, async () => undefined);
    expect(seen).toEqual(Array.from({ length: 1202 }, (_, n) => n + 1));
  });

  it('gets an empty batch when there is nothing new, and misses no event without a notification', async () => {
    const { stream } = openStream();
    const reader = stream.read(id, 0, new AbortController().signal);
    expect((await reader.next()).value).toEqual([]);
    await complete();
    const batches: number[] = [];
    for await (const batch of reader) batches.push(...batch.map(({ seq }) => seq));
    expect(batches).toEqual([1, 2]);
  });
});

describe('a stream ticket', () => {
  const tokens = (): StreamTokens => new StreamTokens(dataSource);

  it('opens the stream of its build once', async () => {
    const { token, expiresAt } = await tokens().mint(id);
    expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(50_000);
    expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(60_000);
    expect(await tokens().redeem(token, id.toUpperCase())).toBe(id);
    expect(await tokens().redeem(token, id)).toBeNull();
  });

  it('opens no other stream, and remains valid after the attempt', async () => {
    const { token } = await tokens().mint(id);
    expect(await tokens().redeem(token, randomUUID())).toBeNull();
    expect(await tokens().redeem(`${token}x`, id)).toBeNull();
    expect(await tokens().redeem([token], id)).toBeNull();
    expect(await tokens().redeem(token, id)).toBe(id);
  });

  it('is rejected and deleted after its expiry', async () => {
    const { token } = await tokens().mint(id);
    const valid = await tokens().mint(id);
    await dataSource.query(
      `UPDATE stream_tokens SET expires_at = now() - interval '1 second' WHERE token_hash = sha256($1::text::bytea)`,
      [token],
    );
    expect(await tokens().redeem(token, id)).toBeNull();
    await tokens().prune();
    const left = await dataSource.query('SELECT FROM stream_tokens WHERE job_id = $1', [id]);
    expect(left).toHaveLength(1);
    expect(await tokens().redeem(valid.token, id)).toBe(id);
  });

  it('is not stored in plain text', async () => {
    const { token } = await tokens().mint(id);
    const rows = await dataSource.query('SELECT * FROM stream_tokens WHERE job_id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
