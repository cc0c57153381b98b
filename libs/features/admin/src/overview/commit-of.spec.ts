import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitOf } from './commit-of.js';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commit-'));
  mkdirSync(join(folder, '.git', 'refs', 'heads'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));
const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);

describe('commitOf', () => {
  it('is the commit of the branch', () => {
    write('.git/HEAD', 'ref: refs/heads/main\n');
    write('.git/refs/heads/main', `${COMMIT}\n`);
    expect(commitOf(folder)).toBe(COMMIT);
  });

  it('is the commit of a branch among the packed ones', () => {
    write('.git/HEAD', 'ref: refs/heads/main\n');
    write('.git/packed-refs', `# pack-refs\n${COMMIT} refs/heads/main\n`);
    expect(commitOf(folder)).toBe(COMMIT);
  });

  it('is the commit that is checked out without a branch', () => {
    write('.git/HEAD', `${COMMIT}\n`);
    expect(commitOf(folder)).toBe(COMMIT);
  });

  it('is the commit of a working tree of its own', () => {
    write('.git/refs/heads/other', COMMIT);
    mkdirSync(join(folder, '.git', 'worktrees', 'other'), { recursive: true });
    write('.git/worktrees/other/HEAD', 'ref: refs/heads/other\n');
    write('.git/worktrees/other/commondir', '../..\n');
    mkdirSync(join(folder, 'other'));
    write('other/.git', `gitdir: ${join(folder, '.git', 'worktrees', 'other')}\n`);
    expect(commitOf(join(folder, 'other'))).toBe(COMMIT);
  });

  it('is null without a checkout, or with a damaged one', () => {
    expect(commitOf(join(folder, 'nowhere'))).toBeNull();
    write('.git/HEAD', 'nonsense');
    expect(commitOf(folder)).toBeNull();
  });
});
