import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  PathError,
  UnknownCommitError,
  WorkspaceMovedError,
  WorkspacesUnavailableError,
} from '@capstan/workspaces';
import { describe, expect, it } from 'vitest';
import { textOf, useWorkspace } from '../../harness/workspace-bench.js';
import { filesInZip } from '../../harness/zip.js';

const bench = useWorkspace();

describe('a workspace', () => {
  it('is empty before its first commit', async () => {
    expect(await bench.workspaces.isAvailable()).toBe(true);
    expect(await bench.workspaces.head(bench.id)).toBeNull();
    expect(await bench.workspaces.log(bench.id, { limit: 5 })).toEqual([]);
    const checkout = await bench.workspaces.checkOut(bench.id, 'first');
    expect(checkout.head).toBeNull();
    expect(await checkout.list()).toEqual([]);
    expect(await checkout.commit('Nothing')).toBeNull();
    expect(await bench.workspaces.head(bench.id)).toBeNull();
  });

  it('keeps commits, and reports their changes', async () => {
    const checkout = await bench.workspaces.checkOut(bench.id, 'one');
    await checkout.write('index.html', '<h1>One</h1>');
    await checkout.write('css/site.css', 'body{}');
    await checkout.write('"odd" name/日本.txt', new Uint8Array([0, 255, 13, 10]));
    const first = await checkout.commit('First');
    expect(first?.files).toEqual([
      { path: '"odd" name/日本.txt', change: 'added', sizeBytes: 4 },
      { path: 'css/site.css', change: 'added', sizeBytes: 6 },
      { path: 'index.html', change: 'added', sizeBytes: 12 },
    ]);
    expect(checkout.head).toBe(first?.id);
    expect(await checkout.commit('Nothing new')).toBeNull();
    await checkout.write('index.html', '<h1>Two</h1>!');
    expect(await checkout.remove('css/site.css')).toBe(true);
    expect(await checkout.remove('css/site.css')).toBe(false);
    const second = await checkout.commit('Second\n\nWith a body');
    expect(second?.files).toEqual([
      { path: 'css/site.css', change: 'removed', sizeBytes: 0 },
      { path: 'index.html', change: 'changed', sizeBytes: 13 },
    ]);
    await checkout.close();
    expect(existsSync(checkout.folder)).toBe(false);

    expect(await bench.workspaces.head(bench.id)).toBe(second?.id);
    const log = await bench.workspaces.log(bench.id, { limit: 5 });
    expect(log.map(({ id: commit, message }) => [commit, message])).toEqual([
      [second?.id, 'Second\n\nWith a body'],
      [first?.id, 'First'],
    ]);
    expect(log[0]?.at.getTime()).toBeGreaterThan(Date.now() - 600_000);
    expect((await bench.workspaces.log(bench.id, { limit: 1 })).length).toBe(1);
    const older = await bench.workspaces.log(bench.id, { limit: 5, after: second?.id ?? '' });
    expect(older.map(({ message }) => message)).toEqual(['First']);
    expect(await bench.stored(first?.id ?? '', 'css/site.css')).toBe('body{}');
    expect(await bench.stored(second?.id ?? '', 'css/site.css')).toBeUndefined();
    expect(await bench.workspaces.read(bench.id, second?.id ?? '', '"odd" name/日本.txt')).toEqual(
      Buffer.from([0, 255, 13, 10]),
    );
    expect(bench.git('fsck', '--strict', '--no-dangling')).toBe('');
  });

  it('is the start of the next checkout, even if a folder became a file', async () => {
    await bench.committed({ 'a/b.txt': 'deep', 'c.txt': 'flat' });
    const checkout = await bench.workspaces.checkOut(bench.id, 'next');
    expect(await textOf(checkout, 'a/b.txt')).toBe('deep');
    await checkout.remove('a/b.txt');
    rmSync(join(checkout.folder, 'a'), { recursive: true });
    await checkout.write('a', 'a file now');
    await checkout.remove('c.txt');
    await checkout.write('c.txt/d', 'a folder now');
    const commit = await checkout.commit('Swapped');
    expect(await bench.pathsOf(commit?.id ?? '')).toEqual(['a', 'c.txt/d']);
    const again = await bench.workspaces.checkOut(bench.id, 'again');
    expect(await again.list()).toEqual([
      { path: 'a', sizeBytes: 10 },
      { path: 'c.txt/d', sizeBytes: 12 },
    ]);
  });

  it('is deterministic: the same contents have the same ids', async () => {
    const commit = await bench.committed({ 'a.txt': 'same', 'b.txt': 'same', 'c.txt': 'other' });
    const files = await bench.workspaces.files(bench.id, commit);
    expect(files?.[0]?.contentId).toBe(files?.[1]?.contentId);
    expect(files?.[0]?.contentId).not.toBe(files?.[2]?.contentId);
  });

  it('reads missing files as undefined', async () => {
    const commit = await bench.committed({ 'dir/a.txt': 'x' });
    for (const path of ['b.txt', 'dir', '../a.txt', 'dir/../dir/a.txt', '/etc/passwd', '', 'dir/a.txt/']) {
      expect(await bench.workspaces.read(bench.id, commit, path)).toBeNull();
    }
    const unknown = 'f'.repeat(40);
    for (const other of [unknown, 'main', '--help', `${commit}^{tree}`, commit.slice(0, 12)]) {
      expect(await bench.workspaces.files(bench.id, other)).toBeNull();
      expect(await bench.workspaces.read(bench.id, other, 'dir/a.txt')).toBeNull();
      expect(await bench.workspaces.archive(bench.id, other, 'site')).toBeNull();
    }
    expect(await bench.workspaces.files(randomUUID(), commit)).toBeNull();
    expect(await bench.workspaces.log(bench.id, { limit: 3, after: unknown })).toEqual([]);
  });

  it('is visible to a process that opened it before the commit', async () => {
    const reader = bench.opened();
    expect(await reader.head(bench.id)).toBeNull();
    const commit = await bench.committed({ 'a.txt': 'new' });
    expect(await reader.head(bench.id)).toBe(commit);
    expect((await reader.read(bench.id, commit, 'a.txt'))?.toString()).toBe('new');
  });

  it('rejects malformed ids and names', async () => {
    for (const other of ['../x', 'x', '', bench.id.toUpperCase(), `${bench.id}/..`]) {
      await expect(bench.workspaces.checkOut(other, 'n')).rejects.toThrow(PathError);
      expect(() => bench.workspaces.head(other)).toThrow(PathError);
    }
    for (const name of ['..', 'a/b', '', '.git', 'a b', '-x.lock']) {
      await expect(bench.workspaces.checkOut(bench.id, name)).rejects.toThrow(PathError);
    }
  });

  it('reports a missing git', async () => {
    const without = bench.opened({ gitPath: join(bench.dataDir, 'no-git') });
    expect(await without.isAvailable()).toBe(false);
    await expect(without.checkOut(bench.id, 'n')).rejects.toThrow(WorkspacesUnavailableError);
  });
});

describe('restoring', () => {
  it('creates a new commit with the old tree', async () => {
    const first = await bench.committed({ 'a.txt': 'one', 'b.txt': 'kept' });
    const second = await bench.committed({ 'a.txt': 'two', 'c.txt': 'new' });
    const restored = await bench.workspaces.restore(bench.id, first, 'Back to the first');
    expect(restored?.files).toEqual([
      { path: 'a.txt', change: 'changed', sizeBytes: 3 },
      { path: 'c.txt', change: 'removed', sizeBytes: 0 },
    ]);
    expect(await bench.pathsOf(restored?.id ?? '')).toEqual(['a.txt', 'b.txt']);
    expect((await bench.workspaces.log(bench.id, { limit: 9 })).map((commit) => commit.id)).toEqual([
      restored?.id,
      second,
      first,
    ]);
    expect(await bench.workspaces.restore(bench.id, first, 'Again')).toBeNull();
    await expect(bench.workspaces.restore(bench.id, 'f'.repeat(40), 'No')).rejects.toThrow(
      UnknownCommitError,
    );
  });

  it('makes earlier checkouts unable to commit', async () => {
    const first = await bench.committed({ 'a.txt': 'one' });
    await bench.committed({ 'a.txt': 'two' });
    const checkout = await bench.workspaces.checkOut(bench.id, 'open');
    const restored = await bench.workspaces.restore(bench.id, first, 'Back');
    await checkout.write('a.txt', 'three');
    await expect(checkout.commit('Late')).rejects.toThrow(WorkspaceMovedError);
    expect(await bench.workspaces.head(bench.id)).toBe(restored?.id);
  });
});

describe('a derived commit', () => {
  it('has the files with the changes applied, is outside the history, and is not garbage collected', async () => {
    const first = await bench.committed({ 'a.txt': 'one', 'b.txt': 'two', 'c.txt': 'three' });
    const changes = {
      without: new Set(['b.txt']),
      contents: new Map([
        ['a.txt', Buffer.from('changed')],
        ['missing.txt', Buffer.from('x')],
      ]),
    };
    const derived = await bench.workspaces.derive(bench.id, first, changes);
    expect(await bench.pathsOf(derived)).toEqual(['a.txt', 'c.txt']);
    expect((await bench.workspaces.read(bench.id, derived, 'a.txt'))?.toString()).toBe('changed');
    expect((await bench.workspaces.read(bench.id, derived, 'c.txt'))?.toString()).toBe('three');
    expect(await bench.workspaces.head(bench.id)).toBe(first);
    expect((await bench.workspaces.log(bench.id, { limit: 9 })).map((commit) => commit.id)).toEqual([first]);
    expect(await bench.workspaces.derive(bench.id, first, changes)).toBe(derived);

    const gitDir = join(bench.dataDir, 'workspaces', `${bench.id}.git`);
    execFileSync('git', ['--git-dir', gitDir, 'gc', '--quiet', '--prune=now']);
    expect(await bench.pathsOf(derived)).toEqual(['a.txt', 'c.txt']);
    await expect(bench.workspaces.derive(bench.id, 'f'.repeat(40), changes)).rejects.toThrow(
      UnknownCommitError,
    );
  });
});

describe('a reset', () => {
  it('restores the head or another commit, and keeps ignored folders', async () => {
    const first = await bench.committed({ 'a.txt': 'one', 'dir/b.txt': 'b' });
    await bench.committed({ 'a.txt': 'two' });
    const checkout = await bench.workspaces.checkOut(bench.id, 'open');
    await checkout.write('a.txt', 'spoilt');
    await checkout.write('new/x.txt', 'x');
    await checkout.remove('dir/b.txt');
    mkdirSync(join(checkout.folder, 'node_modules/left-pad'), { recursive: true });
    writeFileSync(join(checkout.folder, 'node_modules/left-pad/index.js'), '');
    symlinkSync('/etc/passwd', join(checkout.folder, 'link'));
    await checkout.reset();
    expect((await checkout.list()).map(({ path }) => path)).toEqual(['a.txt', 'dir/b.txt']);
    expect(await textOf(checkout, 'a.txt')).toBe('two');
    expect(readdirSync(checkout.folder).toSorted()).toEqual(['a.txt', 'dir', 'node_modules']);
    expect(await checkout.commit('Nothing')).toBeNull();
    await checkout.reset(first);
    expect(await textOf(checkout, 'a.txt')).toBe('one');
    const commit = await checkout.commit('As it was first');
    expect(commit?.files).toEqual([{ path: 'a.txt', change: 'changed', sizeBytes: 3 }]);
    await expect(checkout.reset('f'.repeat(40))).rejects.toThrow(UnknownCommitError);
  });

  it('replaces a folder that a command created in place of a file', async () => {
    await bench.committed({ 'a.txt': 'one' });
    const checkout = await bench.workspaces.checkOut(bench.id, 'open');
    await checkout.remove('a.txt');
    mkdirSync(join(checkout.folder, 'a.txt/inner'), { recursive: true });
    writeFileSync(join(checkout.folder, 'a.txt/inner/x'), 'x');
    await checkout.reset();
    expect(await textOf(checkout, 'a.txt')).toBe('one');
  });
});

describe('an archive', () => {
  it('has every file as committed, regardless of gitattributes', async () => {
    const commit = await bench.committed({
      '.gitattributes':
        '[attr]hide export-ignore\n* export-subst text eol=crlf\nhidden.txt hide export-ignore\n',
      'deep/.gitattributes': '* export-ignore\n',
      'deep/page.html': 'line $Format:%H$\n',
      'hidden.txt': 'not hidden\n',
    });
    const files = filesInZip(await bench.archived(commit, 'my-site'));
    expect([...files.keys()].toSorted()).toEqual([
      'my-site/.gitattributes',
      'my-site/deep/.gitattributes',
      'my-site/deep/page.html',
      'my-site/hidden.txt',
    ]);
    expect(files.get('my-site/deep/page.html')?.toString()).toBe('line $Format:%H$\n');
    expect(files.get('my-site/hidden.txt')?.toString()).toBe('not hidden\n');
  });

  it('rejects a prefix outside its own folder', async () => {
    const commit = await bench.committed({ 'a.txt': 'x' });
    for (const folder of ['..', 'a/b', '', '.git']) {
      await expect(bench.workspaces.archive(bench.id, commit, folder)).rejects.toThrow(PathError);
    }
  });

  it('may be read partially', async () => {
    const commit = await bench.committed({ 'a.txt': 'x'.repeat(100_000) });
    const stream = await bench.workspaces.archive(bench.id, commit, 'site');
    stream?.destroy();
    expect(stream?.destroyed).toBe(true);
    expect(await bench.stored(commit, 'a.txt')).toHaveLength(100_000);
  });
});

it('keeps all commits when it packs them', async () => {
  const checkout = await bench.workspaces.checkOut(bench.id, 'many');
  for (let at = 0; at < 30; at += 1) {
    for (let file = 0; file < 25; file += 1)
      writeFileSync(join(checkout.folder, `${file}.txt`), `${at} ${file}`);
    await checkout.commit(`Commit ${at}`);
  }
  bench.git('gc', '--quiet', '--prune=now');
  const log = await bench.workspaces.log(bench.id, { limit: 100 });
  expect(log.length).toBe(30);
  expect(await bench.stored(log.at(-1)?.id ?? '', '7.txt')).toBe('0 7');
  await checkout.write('last.txt', 'x');
  expect((await checkout.commit('After packing'))?.files.length).toBe(1);
});
