import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WorkspaceFullError } from '@capstan/workspaces';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MB, textOf, useWorkspace } from '../../harness/workspace-bench.js';

const bench = useWorkspace();

describe('a workspace at its size limit', () => {
  it('rejects a file that is too large, and keeps the old one', async () => {
    bench.workspaces = bench.opened({ maxBytes: 10_000 });
    const checkout = await bench.workspaces.checkOut(bench.id, 'open');
    await checkout.write('a.txt', 'old');
    await expect(checkout.write('a.txt', 'x'.repeat(10_001))).rejects.toThrow(WorkspaceFullError);
    expect(await textOf(checkout, 'a.txt')).toBe('old');
    // Rewriting the same file does not add to the size.
    for (let at = 0; at < 5; at += 1) await checkout.write('b.txt', 'y'.repeat(6000));
    await expect(checkout.write('c.txt', 'z'.repeat(6000))).rejects.toThrow(/MB in total/);
    expect((await checkout.commit('Fits'))?.files.length).toBe(2);
  });

  it('commits nothing of a tree that commands made too large, and no sparse files', async () => {
    bench.workspaces = bench.opened({ maxBytes: MB, maxFiles: 5 });
    const head = await bench.committed({ 'a.txt': 'one' });
    const checkout = await bench.workspaces.checkOut(bench.id, 'open');
    execFileSync('truncate', ['-s', '50G', join(checkout.folder, 'holes.bin')]);
    await expect(checkout.commit('Holes')).rejects.toThrow(WorkspaceFullError);
    await expect(checkout.read('holes.bin')).rejects.toThrow(WorkspaceFullError);
    rmSync(join(checkout.folder, 'holes.bin'));
    for (let at = 0; at < 6; at += 1) writeFileSync(join(checkout.folder, `${at}.txt`), '');
    await expect(checkout.commit('Many')).rejects.toThrow(/at most 5 files/);
    expect(await bench.workspaces.head(bench.id)).toBe(head);
    await checkout.reset();
    await checkout.write('b.txt', 'two');
    expect((await checkout.commit('Continues'))?.files.length).toBe(1);
  });
});

/** Incompressible content. */
const noise = (bytes: number): Buffer => randomBytes(bytes);

it('the size of a workspace includes what git has packed', async () => {
  const checkout = await bench.workspaces.checkOut(bench.id, 'open');
  await checkout.write('noise.bin', noise(MB));
  await checkout.commit('Noise');
  await checkout.close();
  bench.git('repack', '-adq');
  expect(await bench.workspaces.storedBytes(bench.id)).toBeGreaterThanOrEqual(MB);
});

/** Whether this process may mount, which requires root. */
const canMount = ((): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
})();

describe.skipIf(!canMount)('a full disk (requires the right to mount)', () => {
  beforeEach(() => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', bench.dataDir]);
  });
  afterEach(() => {
    execFileSync('umount', ['--lazy', bench.dataDir]);
  });

  it('rejects the write and keeps the old file', async () => {
    const checkout = await bench.workspaces.checkOut(bench.id, 'open');
    await checkout.write('a.bin', 'old');
    await expect(checkout.write('a.bin', noise(4 * MB))).rejects.toThrow(/disk .* full/);
    expect(await textOf(checkout, 'a.bin')).toBe('old');
    expect(readdirSync(checkout.folder)).toEqual(['a.bin']);
    expect((await checkout.commit('Continues'))?.files.length).toBe(1);
    await checkout.close();
  });

  it('rejects the commit, keeps what was committed, and continues once there is space', async () => {
    const head = await bench.committed({ 'a.txt': 'one' });
    const checkout = await bench.workspaces.checkOut(bench.id, 'open');
    await checkout.write('big.bin', noise(2 * MB));
    await expect(checkout.commit('Does not fit')).rejects.toThrow(WorkspaceFullError);
    expect(await bench.workspaces.head(bench.id)).toBe(head);
    expect(
      readdirSync(join(bench.gitDir(), 'objects', 'pack')).filter((name) => name.startsWith('tmp_')),
    ).toEqual([]);
    expect(await bench.stored(head, 'a.txt')).toBe('one');
    execFileSync('mount', ['-o', 'remount,size=30m', bench.dataDir]);
    const commit = await checkout.commit('Fits now');
    expect(commit?.files.map(({ path }) => path)).toEqual(['big.bin']);
    expect(bench.git('fsck', '--strict', '--no-dangling')).toBe('');
    await checkout.close();
  });
});
