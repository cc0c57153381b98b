import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderEntries } from './folder-entries.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'capstan-folder-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const walk = async (onEntry?: (name: string) => void): Promise<string[]> => {
  const seen = [];
  for await (const { kind, path, name } of folderEntries(root)) {
    seen.push(`${kind} ${path.slice(root.length + 1)}`);
    onEntry?.(name);
  }
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
    // Removed after the root was listed: permissions do not stop a test that runs as root.
    const removeLocked = () => rmSync(join(root, 'locked'), { recursive: true, force: true });
    expect(await walk(removeLocked)).toEqual([
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
