import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LaunchError } from '../launch.error.js';
import { FolderLock } from './folder.lock.js';
import { identityOf } from './process-identity.js';

/** The parent of a test worker outlives every test. */
const ALIVE = identityOf(process.ppid);
const DEAD = { pid: process.ppid, startedAt: 'before the last boot' };

let folder: string;
const path = () => join(folder, 'launcher.lock');
const write = (content: object) =>
  writeFileSync(path(), JSON.stringify({ stopping: false, children: [], ...content }));
const holderOf = () => (JSON.parse(readFileSync(path(), 'utf8')) as { pid: number }).pid;
const silent = () => undefined;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'capstan-lock-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('FolderLock', () => {
  it('creates the folder, records its holder, and leaves nothing behind', async () => {
    const deep = join(folder, 'new', 'folder');
    const lock = await FolderLock.acquire(deep, silent);
    expect(FolderLock.holder(deep)?.pid).toBe(process.pid);
    lock.release();
    expect(readdirSync(deep)).toEqual([]);
    expect(FolderLock.holder(deep)).toBeUndefined();
  });

  it('rejects while the holder runs, naming it and the folder', async () => {
    write(ALIVE);
    const attempt = FolderLock.acquire(folder, silent);
    await expect(attempt).rejects.toThrow(LaunchError);
    await expect(attempt).rejects.toThrow(
      `the data folder ${folder} is in use by process ${ALIVE.pid} (Capstan is already running there)`,
    );
    expect(holderOf()).toBe(ALIVE.pid);
  });

  it('takes over from a holder whose process id belongs to another process, and returns its leftovers', async () => {
    write({ ...DEAD, children: [ALIVE] });
    const lock = await FolderLock.acquire(folder, silent);
    expect(holderOf()).toBe(process.pid);
    expect(lock.leftovers).toEqual([ALIVE]);
  });

  it('keeps the leftovers of the last holder when it is killed itself', async () => {
    write({ ...DEAD, children: [ALIVE] });
    await FolderLock.acquire(folder, silent);
    write({ ...(JSON.parse(readFileSync(path(), 'utf8')) as object), ...DEAD });
    expect((await FolderLock.acquire(folder, silent)).leftovers).toEqual([ALIVE]);
  });

  it('takes over an empty or invalid file', async () => {
    writeFileSync(path(), '');
    await FolderLock.acquire(folder, silent);
    expect(holderOf()).toBe(process.pid);
  });

  it('waits for a holder that is stopping', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const holder = identityOf(child.pid ?? -1);
    write({ ...holder, stopping: true });
    const notes: string[] = [];
    await FolderLock.acquire(folder, (text) => {
      notes.push(text);
      child.kill('SIGKILL');
    });
    expect(notes).toEqual([`Waiting for process ${holder.pid} to finish stopping …`]);
    expect(holderOf()).toBe(process.pid);
  });

  it('does not release a lock that another process holds by now', async () => {
    const lock = await FolderLock.acquire(folder, silent);
    write(ALIVE);
    lock.release();
    expect(holderOf()).toBe(ALIVE.pid);
  });

  it('explains why a folder cannot be created', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(FolderLock.acquire(join(file, 'data'), silent)).rejects.toThrow('set DATA_DIR');
  });
});
