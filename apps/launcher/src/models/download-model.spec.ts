import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { FolderStorage, StorageUnavailableError } from '@capstan/platform-storage';
import { type ModelFiles, StoredModels } from '@capstan/platform-weights';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { downloadModel } from './download-model.js';

const CONTENTS = { 'model.onnx': 'weights', 'tokenizer.json': '{}' };
const MODEL: ModelFiles = {
  folder: 'sentences',
  files: Object.entries(CONTENTS).map(([file, content]) => ({
    file,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    url: 'http://127.0.0.1:9/unused',
  })),
};

class SharedStorage extends FolderStorage {
  override readonly isShared = true;
}

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'capstan-models-'));
  for (const [file, content] of Object.entries(CONTENTS)) await writeFile(join(root, file), content);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const bring = (storage: FolderStorage) =>
  downloadModel(MODEL, { folder: join(root, 'models'), storage, from: root, onProgress: () => undefined });
const keysOf = async (storage: FolderStorage): Promise<string[]> =>
  (await Array.fromAsync(storage.list(''))).map(({ key }) => key);

describe('downloadModel', () => {
  it('stores each file in the bucket under its hash', async () => {
    const storage = new SharedStorage(join(root, 'bucket'));
    expect(await bring(storage)).toEqual([
      join(root, 'models', 'sentences', 'model.onnx'),
      join(root, 'models', 'sentences', 'tokenizer.json'),
    ]);
    const keys = MODEL.files.map(({ sha256, file }) => `models/${sha256}/${file}`);
    expect(await keysOf(storage)).toEqual(keys.toSorted());
    const stored = await storage.get(keys[0] ?? '');
    expect(stored && (await text(stored.content))).toBe('weights');
  });

  it('replaces what is stored, which may be damaged', async () => {
    const storage = new SharedStorage(join(root, 'bucket'));
    const key = StoredModels.keyOf(MODEL.files[0] as ModelFiles['files'][number]);
    await storage.put(key, Buffer.from('damaged'));
    await bring(storage);
    const stored = await storage.get(key);
    expect(stored && (await text(stored.content))).toBe('weights');
  });

  it('stores nothing without a bucket', async () => {
    const storage = new FolderStorage(join(root, 'objects'));
    await bring(storage);
    expect(await keysOf(storage)).toEqual([]);
  });

  it('says that the model is on this machine if the bucket is unavailable', async () => {
    const storage = new SharedStorage(join(root, 'bucket'));
    storage.put = () => Promise.reject(new StorageUnavailableError('connect ECONNREFUSED'));
    await expect(bring(storage)).rejects.toThrow(
      /on this machine, but not in the bucket: connect ECONNREFUSED/,
    );
  });
});
