import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folderEntries } from './folder-entries.js';

// Permissions do not stop a test that runs as root.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const opendir = (path: string) =>
    path.endsWith('locked') ? Promise.reject(new Error('EACCES')) : real.opendir(path);
  return { ...real, opendir };
});

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'capstan-folder-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const walk = async (): Promise<string[]> => {
  const seen = [];
  for await (const { kind, path } of folderEntries(root)) seen.push(`${kind} ${path.slice(root.length + 1)}`);
  return seen;
};

describe('folderEntries', () => {
  it('names files in order, links and unreadable folders, and nothing hidden', async () => {
    for (const folder of ['b', 'b/deep', '.git', 'node_modules', 'locked']) mkdirSync(join(root, folder));
    for (const file of ['z.txt', 'a.txt', 'b/deep/x.md', '.hidden', '.git/x', 'node_modules/x', 'locked/x']) {
      writeFileSync(join(root, file), '');
    }
    symlinkSync(root, join(root, 'b', 'circle'));
    symlinkSync('/nowhere', join(root, 'dangling'));
    expect(await walk()).toEqual([
      'file a.txt',
      'link b/circle',
      'file b/deep/x.md',
      'link dangling',
      'unreadable folder locked',
      'file z.txt',
    ]);
  });

  it('fails when the folder itself cannot be read', async () => {
    rmSync(root, { recursive: true });
    await expect(walk()).rejects.toThrow('ENOENT');
  });
});
