import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Draft } from './draft.js';

const SECRET = 'whsec_of an account';
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'capstan-draft-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Renames the folder of a draft to that of another process. @returns its path. */
function assignTo(draft: Draft, pid: number, owner = '0'.repeat(12)): string {
  const folder = draft.folder.replace(/-\d+-[0-9a-f]{12}-/, `-${pid}-${owner}-`);
  renameSync(draft.folder, folder);
  return folder;
}

const endedProcess = (): number => spawnSync(process.execPath, ['--eval', '']).pid;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

describe('the draft of a backup', () => {
  it('gives back what was saved, with its size and hash', async () => {
    const draft = await Draft.open(dataDir, 'backup');
    const entry = await draft.save('database/webhooks.copy', Readable.from([Buffer.from(SECRET)]));
    expect(entry).toEqual({
      path: 'database/webhooks.copy',
      bytes: SECRET.length,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await text(draft.read('database/webhooks.copy'))).toBe(SECRET);
    expect(await draft.withFile('database/webhooks.copy', async (file) => readFileSync(file, 'utf8'))).toBe(
      SECRET,
    );
  });

  it('cannot be read by others, and not after its process was killed', async () => {
    const draft = await Draft.open(dataDir, 'backup');
    await draft.save('database/webhooks.copy', Readable.from([Buffer.from(SECRET)]));
    await draft.saveWritten('workspaces/site.bundle', async (file) => {
      writeFileSync(file, SECRET);
      return true;
    });
    expect(statSync(draft.folder).mode & 0o777).toBe(0o700);
    const files = filesOf(draft.folder);
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, 'latin1')).not.toContain(SECRET);
    }
  });

  it('is removed by the next one if its process was killed, with its unfinished archive', async () => {
    const killed = await Draft.open(dataDir, 'restore');
    await killed.save('database/webhooks.copy', Readable.from([Buffer.from(SECRET)]));
    const archive = await killed.archiveFor(join(dataDir, 'monday.backup'));
    writeFileSync(archive, SECRET);
    writeFileSync(join(dataDir, 'postgres.json'), '{}');
    const left = assignTo(killed, endedProcess());
    const next = await Draft.open(dataDir, 'backup');
    expect(existsSync(left)).toBe(false);
    expect(existsSync(archive)).toBe(false);
    await next.close();
    expect(readdirSync(dataDir)).toEqual(['postgres.json']);
  });

  it('is kept while its process runs', async () => {
    const running = await Draft.open(dataDir, 'backup');
    const archive = await running.archiveFor(join(dataDir, 'monday.backup'));
    writeFileSync(archive, SECRET);
    await (await Draft.open(dataDir, 'restore')).close();
    expect(existsSync(running.folder)).toBe(true);
    expect(existsSync(archive)).toBe(true);
  });

  it('is removed if another process, or one of another host, has the same id', async () => {
    const left = assignTo(await Draft.open(dataDir, 'backup'), process.pid);
    await Draft.open(dataDir, 'backup');
    expect(existsSync(left)).toBe(false);
  });

  it('does not keep the next one from opening if it cannot be removed', async () => {
    const warn = vi.spyOn(console, 'error').mockReturnValue();
    const killed = await Draft.open(dataDir, 'backup');
    // A folder in place of the file cannot be removed, also by root.
    const archive = await killed.archiveFor(join(dataDir, 'monday.backup'));
    mkdirSync(archive);
    const left = assignTo(killed, endedProcess());
    const next = await Draft.open(dataDir, 'restore');
    expect(existsSync(next.folder)).toBe(true);
    expect(existsSync(left)).toBe(false);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`Could not remove ${archive}`));
  });

  it('does not reject when it is closed and its unfinished archive cannot be removed', async () => {
    const warn = vi.spyOn(console, 'error').mockReturnValue();
    const draft = await Draft.open(dataDir, 'backup');
    const archive = await draft.archiveFor(join(dataDir, 'monday.backup'));
    mkdirSync(archive);
    await draft.close();
    expect(existsSync(draft.folder)).toBe(false);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`Could not remove ${archive}`));
  });
});
