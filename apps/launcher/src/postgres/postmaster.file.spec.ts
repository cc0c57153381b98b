import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRunning } from '../processes/process-identity.js';
import { clearOrphan, isReady, runningPid } from './postmaster.file.js';

let folder: string;
const path = () => join(folder, 'postmaster.pid');
const write = (pid: number, status: string) =>
  writeFileSync(path(), [pid, folder, 1, 5432, '', '127.0.0.1', '0 0', status, ''].join('\n'));

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'capstan-postmaster-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('postmaster.pid', () => {
  it('distinguishes a ready server from one that is starting and from another one', () => {
    expect(isReady(folder, process.ppid)).toBe(false);
    write(process.ppid, 'starting');
    expect(isReady(folder, process.ppid)).toBe(false);
    expect(runningPid(folder)).toBeUndefined();
    write(process.ppid, 'ready   ');
    expect(isReady(folder, process.ppid)).toBe(true);
    expect(runningPid(folder)).toBe(process.ppid);
    expect(isReady(folder, process.pid)).toBe(false);
  });

  it('is removed when its process id belongs to a program that works elsewhere, which keeps running', async () => {
    write(process.ppid, 'ready');
    const notes: string[] = [];
    await clearOrphan(folder, (text) => notes.push(text));
    expect(existsSync(path())).toBe(false);
    expect(notes).toHaveLength(1);
    expect(isRunning(process.ppid)).toBe(true);
  });

  it.each(['', '0', '-1', '1', 'text'])('is left to PostgreSQL when it contains %j', async (first) => {
    writeFileSync(path(), first);
    await clearOrphan(folder, () => undefined);
    expect(existsSync(path())).toBe(true);
  });

  it('may be missing', async () => {
    const notes: string[] = [];
    await clearOrphan(folder, (text) => notes.push(text));
    expect(notes).toEqual([]);
  });
});
