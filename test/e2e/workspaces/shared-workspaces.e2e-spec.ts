import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { UnknownCommitError, WorkspaceDamagedError, WorkspaceMovedError } from '@capstan/workspaces';
import { describe, expect, it } from 'vitest';
import { useSharedWorkspaces } from '../../harness/shared-bench.js';
import { filesInZip } from '../../harness/zip.js';

const bench = useSharedWorkspaces();

/** The objects of the workspace that were not replaced, in the order in which they are read. */
async function liveKeys(): Promise<string[]> {
  const rows = await bench.dataSource.query(
    'SELECT id FROM workspace_bundles WHERE workspace_id = $1 AND replaced_at IS NULL ORDER BY version',
    [bench.id],
  );
  return rows.map(({ id }: { id: string }) => `workspaces/${bench.id}/${id}`);
}

describe('a workspace in shared storage', () => {
  it('is empty before its first commit', async () => {
    const here = bench.machine();
    expect(await here.head(bench.id)).toBeNull();
    expect(await here.log(bench.id, { limit: 5 })).toEqual([]);
    expect(await here.storedBytes(bench.id)).toBe(0);
    expect(await here.uploadPack(bench.id, {})).toBeNull();
    const checkout = await here.checkOut(bench.id, 'first');
    expect(checkout.head).toBeNull();
    expect(await checkout.commit('Nothing')).toBeNull();
    await checkout.close();
    expect(await bench.storage.keys()).toEqual([]);
  });

  it('is read and continued on other machines', async () => {
    const [here, there] = [bench.machine(), bench.machine()];
    const first = await bench.committed(here, { 'index.html': 'one', 'a/b.txt': 'deep' });
    expect(await bench.stored(there, first, 'index.html')).toBe('one');
    const second = await bench.committed(there, { 'index.html': 'two' });
    expect(await bench.stored(here, second, 'index.html')).toBe('two');
    expect(await bench.stored(here, second, 'a/b.txt')).toBe('deep');
    expect(await here.head(bench.id)).toBe(second);
    expect((await here.log(bench.id, { limit: 5 })).map(({ id }) => id)).toEqual([second, first]);
    const archive = await bench.machine().archive(bench.id, first, 'site');
    expect([...filesInZip(await buffer(archive as Readable)).keys()]).toContain('site/index.html');
    expect(await bench.machine().files(bench.id, 'f'.repeat(40))).toBeNull();
  });

  it('goes back to an earlier commit on any machine', async () => {
    const first = await bench.committed(bench.machine(), { 'index.html': 'one' });
    await bench.committed(bench.machine(), { 'index.html': 'two' });
    const restored = await bench.machine().restore(bench.id, first, 'Back');
    const last = bench.machine();
    expect(await last.head(bench.id)).toBe(restored?.id);
    expect(await bench.stored(last, restored?.id ?? '', 'index.html')).toBe('one');
    await expect(last.restore(bench.id, 'f'.repeat(40), 'Back')).rejects.toThrow(UnknownCommitError);
  });

  it('has the same derived commit wherever it is made, once', async () => {
    const commit = await bench.committed(bench.machine(), { 'a.html': 'a', 'b.html': 'b' });
    const changes = { without: new Set(['b.html']), contents: new Map([['a.html', Buffer.from('changed')]]) };
    const derived = await bench.machine().derive(bench.id, commit, changes);
    const keys = await bench.storage.keys();
    expect(await bench.machine().derive(bench.id, commit, changes)).toBe(derived);
    expect(await bench.storage.keys()).toEqual(keys);
    const reader = bench.machine();
    expect(await bench.stored(reader, derived, 'a.html')).toBe('changed');
    expect(await bench.stored(reader, derived, 'b.html')).toBeUndefined();
    expect(await reader.head(bench.id)).toBe(commit);
    const again = await reader.derive(bench.id, derived, { ...changes, without: new Set(['a.html']) });
    expect(await bench.machine().files(bench.id, again)).toEqual([]);
  });
});

describe('two writers of a workspace', () => {
  it.each([
    ['before', false],
    ['after', true],
  ])('never mix: the one that was taken over commits nothing, %s the other one', async (_when, isAfter) => {
    await bench.committed(bench.machine(), { 'index.html': 'one' });
    const frozen = await bench.machine().checkOut(bench.id, 'frozen');
    await frozen.write('index.html', 'of the frozen one');
    const next = bench.machine();
    const other = await next.checkOut(bench.id, 'other');
    await other.write('index.html', 'of the other one');
    if (isAfter) await other.commit('Other');
    const keys = await bench.storage.keys();
    await expect(frozen.commit('Frozen')).rejects.toThrow(WorkspaceMovedError);
    expect(await bench.storage.keys()).toEqual(keys);
    await frozen.close();
    if (!isAfter) await other.commit('Other');
    await other.close();
    const head = (await next.head(bench.id)) ?? '';
    expect(await bench.stored(bench.machine(), head, 'index.html')).toBe('of the other one');
    expect(await next.log(bench.id, { limit: 9 })).toHaveLength(2);
  });

  it('cannot go back to an earlier commit at once', async () => {
    const [here, there] = [bench.machine(), bench.machine()];
    const first = await bench.committed(here, { 'index.html': 'one' });
    await bench.committed(here, { 'index.html': 'two' });
    await there.head(bench.id);
    const ends = await Promise.allSettled([
      here.restore(bench.id, first, 'Here'),
      there.restore(bench.id, first, 'There'),
    ]);
    const made = ends.flatMap((end) => (end.status === 'fulfilled' && end.value ? [end.value.id] : []));
    // The later one finds that it has nothing to do, or is rejected.
    expect(made).toEqual([await here.head(bench.id)]);
    expect(await here.log(bench.id, { limit: 9 })).toHaveLength(3);
  });
});

describe('a workspace whose objects are not what they should be', () => {
  it.each([
    ['missing', 'is missing', (key: string) => bench.storage.delete(key)],
    [
      'damaged',
      'is damaged',
      (key: string) =>
        change(key, (bytes) => Buffer.concat([bytes.subarray(0, -30), Buffer.alloc(1), bytes.subarray(-29)])),
    ],
    ['cut off', 'bytes instead of', (key: string) => change(key, (bytes) => bytes.subarray(0, -10))],
  ])('says which one is %s', async (_what, reason, damage) => {
    const here = bench.machine();
    const commit = await bench.committed(here, { 'index.html': 'one' });
    const [key = ''] = await liveKeys();
    await damage(key);
    const failure = await bench
      .machine()
      .read(bench.id, commit, 'index.html')
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WorkspaceDamagedError);
    expect((failure as Error).message).toContain(key);
    expect((failure as Error).message).toContain(reason);
    expect(await bench.stored(here, commit, 'index.html')).toBe('one');
  });

  const change = async (key: string, how: (bytes: Buffer) => Buffer): Promise<void> => {
    const path = join(bench.root, 'objects', key);
    await writeFile(path, how(await readFile(path)));
  };
});
