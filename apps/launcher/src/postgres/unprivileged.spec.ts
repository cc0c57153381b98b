import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unprivilegedFor } from './unprivileged.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'capstan-owner-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const isRoot = process.getuid?.() === 0;

describe.skipIf(!isRoot)('unprivilegedFor, as root', () => {
  it('gives only the group of PostgreSQL access through a closed data folder', () => {
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    chmodSync(folder, 0o755);
    const account = unprivilegedFor(join(data, 'postgres'), [process.execPath]);
    const { owner } = account;
    expect(owner?.uid).toBeGreaterThan(0);
    const { uid, gid, mode } = statSync(data);
    expect([uid, gid, mode & 0o777]).toEqual([0, owner?.gid, 0o710]);
    // Without any of root's capabilities.
    expect(account.command(process.execPath, [])).toMatchObject({ file: process.execPath, uid: owner?.uid });

    mkdirSync(join(data, 'postgres'), { mode: 0o700 });
    chownSync(join(data, 'postgres'), owner?.uid ?? 0, owner?.gid ?? 0);
    const list = (path: string, as: { uid?: number; gid?: number }) => spawnSync('ls', [path], as).status;
    expect(list(join(data, 'postgres'), { ...owner })).toBe(0);
    expect(list(data, { ...owner })).not.toBe(0);
    expect(list(join(data, 'postgres'), { uid: 60_999, gid: 60_999 })).not.toBe(0);
  });

  it('does not open parent folders', () => {
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    chmodSync(folder, 0o700);
    const account = unprivilegedFor(join(data, 'postgres'), [process.execPath]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(account.command(process.execPath, []).file).toBe('setpriv');
  });
});

describe('unprivilegedFor, as an ordinary user', () => {
  afterEach(() => vi.restoreAllMocks());

  it('runs programs as this user', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    const account = unprivilegedFor(join(folder, 'postgres'), [process.execPath]);
    expect(account.owner).toBeUndefined();
    expect(account.command(process.execPath, ['-c', 'x'])).toEqual({
      file: process.execPath,
      args: ['-c', 'x'],
    });
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });
});
