import { mkdir, mkdtemp, readdir, rm, rmdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderStorage } from './folder.storage.js';
import { StorageUnavailableError } from './storage-unavailable.error.js';

const CONTENT = Buffer.from('x');

let root: string;
let storage: FolderStorage;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'folder-storage-'));
  storage = new FolderStorage(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const keys = async (): Promise<string[]> => (await Array.fromAsync(storage.list(''))).map(({ key }) => key);

describe('a listing of a folder', () => {
  it('has the objects that stay while folders next to them are deleted', async () => {
    await storage.put('kept/one', CONTENT);
    await storage.put('z/kept/two', CONTENT);
    const end = new AbortController();
    const others = Array.from({ length: 10 }, async (_, index) => {
      while (!end.signal.aborted) {
        await mkdir(join(root, 'audio', String(index)), { recursive: true });
        await rmdir(join(root, 'audio', String(index)));
      }
    });
    const listings: string[][] = [];
    for (let round = 0; round < 100; round += 1) listings.push(await keys());
    end.abort();
    await Promise.all(others);
    const kept = listings.map((listed) => listed.filter((key) => key.includes('kept/')));
    expect(kept).toEqual(listings.map(() => ['kept/one', 'z/kept/two']));
  });

  it('skips names that are not keys', async () => {
    await storage.put('audio/upload', CONTENT);
    await mkdir(join(root, 'lost+found'));
    await writeFile(join(root, 'lost+found', 'file'), '');
    await writeFile(join(root, 'my file.txt'), '');
    expect(await keys()).toEqual(['audio/upload']);
  });
});

describe('drafts in a folder', () => {
  const HOUR_MS = 3_600_000;
  const draft = async (name: string, ageMs: number): Promise<void> => {
    const path = join(root, '.drafts', name);
    await writeFile(path, 'half');
    const writtenAt = new Date(Date.now() - ageMs);
    await utimes(path, writtenAt, writtenAt);
  };

  it('are removed once their objects are stored or have failed', async () => {
    await storage.put('audio/upload', CONTENT);
    await expect(storage.put('audio/other', { path: join(root, 'missing') })).rejects.toThrow(
      StorageUnavailableError,
    );
    expect(await readdir(join(root, '.drafts'))).toEqual([]);
    expect(await readdir(join(root, 'audio'))).toEqual(['upload']);
  });

  it('of processes that died are removed by a start after an hour', async () => {
    await storage.put('audio/upload', CONTENT);
    await draft('abandoned', HOUR_MS + 1000);
    await draft('in-progress', HOUR_MS - 60_000);
    await new FolderStorage(root).onApplicationBootstrap();
    expect(await readdir(join(root, '.drafts'))).toEqual(['in-progress']);
    expect(await keys()).toEqual(['audio/upload']);
  });
});
