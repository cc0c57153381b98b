import { randomUUID } from 'node:crypto';
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { BundleSweep, type Checkout, GitWorkspaces } from '@capstan/workspaces';
import type { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { SharedStorage, useSharedWorkspaces } from '../../harness/shared-bench.js';

const CAPS = { maxBytes: 200e6, maxFiles: 2000, gitPath: undefined };
const DAY_MS = 24 * 3_600_000;
/** As many commits as make one bundle of all. */
const MANY = 16;

const bench = useSharedWorkspaces();

const sweep = () => new BundleSweep(bench.dataSource, bench.storage).run();

const bundles = async (condition: string): Promise<number> => {
  const [row] = await bench.dataSource.query(
    `SELECT count(*)::int AS n FROM workspace_bundles WHERE workspace_id = $1 AND ${condition}`,
    [bench.id],
  );
  return row.n;
};

/** Makes an object look as if it had been stored two days ago. */
function age(key: string): void {
  const then = new Date(Date.now() - 2 * DAY_MS);
  utimesSync(join(bench.root, 'objects', key), then, then);
}

/** An open checkout with as many commits as make one bundle of all once it is closed. */
async function committedMany(): Promise<Checkout> {
  const checkout = await bench.machine().checkOut(bench.id, randomUUID());
  for (let at = 0; at < MANY; at += 1) {
    await checkout.write('index.html', `number ${at}`);
    await checkout.commit(`Commit ${at}`);
  }
  return checkout;
}

/** Deletes what was replaced, a day later. */
async function expireReplaced(): Promise<void> {
  await bench.dataSource.query(
    `UPDATE workspace_bundles SET replaced_at = replaced_at - interval '25 hours'`,
  );
  await sweep();
}

describe('many bundles', () => {
  it('become one, which has everything, while other machines continue', async () => {
    const behind = bench.machine();
    const first = await bench.committed(behind, { 'a.txt': 'first' });
    const derived = await behind.derive(bench.id, first, {
      without: new Set(['a.txt']),
      contents: new Map(),
    });
    const frozen = await behind.checkOut(bench.id, 'frozen');
    const many = await committedMany();
    await many.close();
    expect(await bundles('replaced_at IS NULL')).toBe(1);
    expect(await bundles('replaced_at IS NOT NULL')).toBe(MANY + 2);
    const fresh = bench.machine();
    bench.storage.gets = [];
    expect(await fresh.log(bench.id, { limit: 99 })).toHaveLength(MANY + 1);
    expect(bench.storage.gets).toHaveLength(1);
    expect(await fresh.files(bench.id, derived)).toEqual([]);
    expect(await behind.head(bench.id)).toBe(many.head);
    await frozen.close();
    const next = await bench.committed(fresh, { 'b.txt': 'next' });
    expect(await bench.stored(behind, next, 'a.txt')).toBe('first');
  });

  it('stay in the storage for a day, and are then deleted', async () => {
    await (await committedMany()).close();
    await sweep();
    expect(await bench.storage.keys()).toHaveLength(MANY + 1);
    await expireReplaced();
    expect(await bench.storage.keys()).toHaveLength(1);
    expect(await bundles('true')).toBe(1);
    expect(await bench.machine().log(bench.id, { limit: 99 })).toHaveLength(MANY);
  });

  it('are read again if they are replaced while they are being read', async () => {
    const checkout = await committedMany();
    const storage = new (class extends SharedStorage {
      override async get(key: string): ReturnType<SharedStorage['get']> {
        if (this.gets.length === 0) {
          await checkout.close();
          await expireReplaced();
        }
        return super.get(key);
      }
    })(join(bench.root, 'objects'));
    expect(await bench.machine({ storage }).head(bench.id)).toBe(checkout.head);
    expect(storage.gets).toHaveLength(2);
  });
});

describe('objects that no row names', () => {
  it('are deleted after a day, and nothing else', async () => {
    await bench.committed(bench.machine(), { 'index.html': 'one' });
    const [named = ''] = await bench.storage.keys();
    const unnamed = `workspaces/${bench.id}/${randomUUID()}`;
    const [young, other] = [`workspaces/${bench.id}/${randomUUID()}`, `workspaces/${bench.id}/note.txt`];
    for (const key of [unnamed, young, other, 'artifacts/one'])
      await bench.storage.put(key, Buffer.from('x'));
    for (const key of [named, unnamed, other, 'artifacts/one']) age(key);
    await sweep();
    expect(await bench.storage.keys()).toEqual(['artifacts/one', ...[named, young].toSorted()]);
  });
});

describe('the cache of a process', () => {
  it('keeps what was used last, up to its size, and what is being used', async () => {
    const dataDir = bench.newFolder();
    const here = bench.machine({ dataDir, cacheBytes: 1 });
    const [held, second] = [randomUUID(), randomUUID()];
    const checkout = await here.checkOut(held, 'held');
    await checkout.write('a', 'kept');
    const commit = await checkout.commit('Held');
    await bench.committed(here, { 'index.html': 'one' });
    const other = await bench.committed(here, { 'index.html': 'two' }, second);
    await expect.poll(() => bench.cached(dataDir).join(' ')).toMatch(new RegExp(`^\\S*${held}\\.git$`));
    expect(String(await here.read(held, commit?.id ?? '', 'a'))).toBe('kept');
    expect((await here.files(second, other))?.map(({ path }) => path)).toEqual(['index.html']);
    await checkout.write('a', 'again');
    expect(await checkout.commit('Again')).not.toBeNull();
    await checkout.close();
  });

  it('may be deleted at any time', async () => {
    const dataDir = bench.newFolder();
    const here = bench.machine({ dataDir });
    const commit = await bench.committed(here, { 'index.html': 'one' });
    bench.emptyCache(dataDir);
    expect(await here.files(bench.id, commit)).not.toBeNull();
    bench.emptyCache(dataDir);
    const next = await bench.committed(here, { 'index.html': 'two' });
    expect((await here.log(bench.id, { limit: 9 })).map(({ id }) => id)).toEqual([next, commit]);
  });

  it('reads each object once for readers that come at once', async () => {
    const commit = await bench.committed(bench.machine(), { 'index.html': 'one' });
    const reader = bench.machine();
    bench.storage.gets = [];
    const read = await Promise.all(
      Array.from({ length: 8 }, () => bench.stored(reader, commit, 'index.html')),
    );
    expect(new Set(read)).toEqual(new Set(['one']));
    expect(bench.storage.gets).toHaveLength(1);
  });

  it('ends with the process', async () => {
    const dataDir = bench.newFolder();
    const here = bench.machine({ dataDir });
    await bench.committed(here, { 'index.html': 'one' });
    expect(bench.cached(dataDir)).toHaveLength(1);
    await here.onApplicationShutdown();
    expect(bench.cached(dataDir)).toEqual([]);
  });
});

describe('a removed workspace', () => {
  it('leaves nothing in the database, the storage and the cache', async () => {
    const dataDir = bench.newFolder();
    const here = bench.machine({ dataDir });
    const other = await bench.committed(here, { 'index.html': 'other' }, randomUUID());
    await bench.committed(here, { 'index.html': 'one' });
    await bench.storage.put(`workspaces/${bench.id}/${randomUUID()}`, Buffer.from('left by a process'));
    await here.remove(bench.id);
    await here.remove(bench.id);
    expect(await bundles('true')).toBe(0);
    expect((await bench.storage.keys()).filter((key) => key.includes(bench.id))).toEqual([]);
    expect(bench.cached(dataDir).filter((path) => path.includes(bench.id))).toEqual([]);
    expect(await here.head(bench.id)).toBeNull();
    expect(other).toBeTruthy();
    expect(await bench.storage.keys()).toHaveLength(1);
  });
});

describe('workspaces that were in a folder before', () => {
  it('are moved to the storage with their history and derived commits when they are used', async () => {
    const dataDir = bench.newFolder();
    const former = new GitWorkspaces(dataDir, CAPS);
    const first = await bench.committed(former, { 'index.html': 'one' });
    const derived = await former.derive(bench.id, first, {
      without: new Set(['index.html']),
      contents: new Map(),
    });
    const now = bench.machine({ dataDir });
    const second = await bench.committed(now, { 'index.html': 'two' });
    expect(existsSync(join(dataDir, 'workspaces', `${bench.id}.git`))).toBe(false);
    const there = bench.machine();
    expect((await there.log(bench.id, { limit: 9 })).map(({ id }) => id)).toEqual([second, first]);
    expect(await there.files(bench.id, derived)).toEqual([]);
  });

  it('are removed there too', async () => {
    const dataDir = bench.newFolder();
    await bench.committed(new GitWorkspaces(dataDir, CAPS), { 'index.html': 'one' });
    const now = bench.machine({ dataDir });
    await now.remove(bench.id);
    expect(await now.head(bench.id)).toBeNull();
    expect(await bench.storage.keys()).toEqual([]);
  });
});

describe('a commit whose acknowledgment is lost', () => {
  it('counts, and the work continues after it', async () => {
    await bench.committed(bench.machine(), { 'index.html': 'one' });
    let lost = 0;
    const dataSource = Object.create(bench.dataSource, {
      query: {
        async value(sql: string, values: unknown[]) {
          const rows: unknown = await bench.dataSource.query(sql, values);
          if (!sql.includes('SET head')) return rows;
          lost += 1;
          throw new Error('Connection terminated unexpectedly');
        },
      },
    }) as DataSource;
    const here = bench.machine({ dataSource });
    const checkout = await here.checkOut(bench.id, 'cut');
    await checkout.write('index.html', 'two');
    const second = await checkout.commit('Second');
    await checkout.write('index.html', 'three');
    const third = await checkout.commit('Third');
    await checkout.close();
    expect(lost).toBe(2);
    const log = await bench.machine().log(bench.id, { limit: 9 });
    expect(log.slice(0, 2).map(({ id }) => id)).toEqual([third?.id, second?.id]);
  });
});
