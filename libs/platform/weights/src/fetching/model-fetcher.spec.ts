import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { FolderStorage, type StoredObject, StorageUnavailableError } from '@capstan/platform-storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ModelCatalog, ModelFile } from '../model-files.js';
import { StoredModels } from '../stored-models/stored-models.js';
import { ModelFetcher } from './model-fetcher.js';

const WEIGHTS = Buffer.alloc(200_000, 'weights');
const TOKENIZER = Buffer.from('{"tokens":["one"]}');
const SPEECH = Buffer.alloc(300_000, 'speech');

const fileOf = (file: string, content: Buffer): ModelFile => ({
  file,
  bytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
  url: 'http://127.0.0.1:9/unused',
});
const SENTENCES = {
  folder: 'sentences',
  files: [fileOf('model.onnx', WEIGHTS), fileOf('tokenizer.json', TOKENIZER)],
};
const MODELS: ModelCatalog = {
  whisper: { folder: '', files: [fileOf('ggml.bin', SPEECH)] },
  sentences: SENTENCES,
};
const CONTENTS = [WEIGHTS, TOKENIZER];

/** A storage that several machines have in common. */
class SharedStorage extends FolderStorage {
  override readonly isShared = true;
  readonly downloads: string[] = [];
  /** Called before the content of an object is returned. */
  onDownload: (object: StoredObject) => Promise<StoredObject> = async (object) => object;

  override async get(key: string): Promise<StoredObject | undefined> {
    this.downloads.push(key);
    const object = await super.get(key);
    return object && this.onDownload(object);
  }
}

let root: string;
let storage: SharedStorage;
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'capstan-weights-'));
  storage = new SharedStorage(join(root, 'bucket'));
  warn = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
  vi.spyOn(Logger.prototype, 'error').mockReturnValue();
  vi.spyOn(Logger.prototype, 'log').mockReturnValue();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

const dataDir = (machine = 'one'): string => join(root, machine);
const fetcher = (machine?: string): ModelFetcher =>
  new ModelFetcher({ dataDir: dataDir(machine) }, storage, MODELS);
const local = (path: string, machine?: string): Promise<Buffer> =>
  readFile(join(dataDir(machine), 'models', path));
const keyOf = (file: ModelFile | undefined): string => StoredModels.keyOf(file as ModelFile);
async function storeSentences(): Promise<void> {
  for (const [at, content] of CONTENTS.entries()) await storage.put(keyOf(SENTENCES.files[at]), content);
}

describe('a process that lacks a model', () => {
  it('fetches it from the bucket, and leaves nothing else behind', async () => {
    await storeSentences();
    await fetcher().run();
    expect(await local('sentences/model.onnx')).toEqual(WEIGHTS);
    expect(await local('sentences/tokenizer.json')).toEqual(TOKENIZER);
    const names = await readdir(join(dataDir(), 'models'), { recursive: true });
    expect(names.toSorted()).toEqual([
      '.drafts',
      'sentences',
      'sentences/model.onnx',
      'sentences/tokenizer.json',
    ]);
  });

  it('asks for a file once', async () => {
    await storeSentences();
    await fetcher().run();
    await fetcher().run();
    expect(storage.downloads).toHaveLength(2);
  });

  it('fetches the files of a model that are missing', async () => {
    await storeSentences();
    await mkdir(join(dataDir(), 'models', 'sentences'), { recursive: true });
    await writeFile(join(dataDir(), 'models', 'sentences', 'model.onnx'), WEIGHTS);
    await fetcher().run();
    expect(await local('sentences/tokenizer.json')).toEqual(TOKENIZER);
    expect(storage.downloads).toEqual([keyOf(SENTENCES.files[1])]);
  });

  it('does not fetch a model of which the bucket has a part', async () => {
    await storage.put(keyOf(SENTENCES.files[0]), WEIGHTS);
    await fetcher().run();
    expect(storage.downloads).toEqual([]);
  });

  it('never replaces a file that exists', async () => {
    await storeSentences();
    await mkdir(join(dataDir(), 'models', 'sentences'), { recursive: true });
    await writeFile(join(dataDir(), 'models', 'sentences', 'model.onnx'), 'a model of the operator');
    await fetcher().run();
    expect(String(await local('sentences/model.onnx'))).toBe('a model of the operator');
    expect(storage.downloads).toEqual([]);
  });

  it('fetches it once for all processes of the machine', async () => {
    await storeSentences();
    await Promise.all([fetcher().run(), fetcher().run(), fetcher().run()]);
    expect(await local('sentences/model.onnx')).toEqual(WEIGHTS);
    expect(storage.downloads).toHaveLength(2);
  });

  it('fetches it in place of a process that died', async () => {
    await storeSentences();
    const lease = join(dataDir(), 'models', '.lease');
    await mkdir(join(dataDir(), 'models'), { recursive: true });
    await writeFile(lease, 'a process that died');
    await fetcher().run();
    expect(storage.downloads).toEqual([]);
    const longAgo = new Date(Date.now() - 3_600_000);
    await utimes(lease, longAgo, longAgo);
    await fetcher().run();
    expect(await local('sentences/tokenizer.json')).toEqual(TOKENIZER);
  });
});

describe('a damaged object', () => {
  it('is not installed, and not downloaded again before it is replaced', async () => {
    await storeSentences();
    await storage.put(keyOf(SENTENCES.files[0]), Buffer.alloc(WEIGHTS.length, 'other'));
    const process = fetcher();
    await process.run();
    await process.run();
    await expect(local('sentences/model.onnx')).rejects.toThrow('ENOENT');
    expect(storage.downloads).toHaveLength(1);
    expect(await readdir(join(dataDir(), 'models', '.drafts'))).toEqual([]);
    await expect
      .poll(async () => {
        await storage.put(keyOf(SENTENCES.files[0]), WEIGHTS);
        await process.run();
        return local('sentences/model.onnx').catch(() => undefined);
      })
      .toEqual(WEIGHTS);
  });

  it('does not keep other models from being fetched', async () => {
    await storeSentences();
    await storage.put(keyOf(SENTENCES.files[0]), Buffer.alloc(WEIGHTS.length, 'other'));
    await storage.put(keyOf(MODELS['whisper']?.files[0]), SPEECH);
    await fetcher().run();
    expect(await local('ggml.bin')).toEqual(SPEECH);
  });
});

describe('an unavailable bucket', () => {
  it('is logged with the reason, and asked again in the next round', async () => {
    await storeSentences();
    storage.onDownload = ({ content }) => {
      content.destroy();
      return Promise.reject(new StorageUnavailableError('connect ECONNREFUSED'));
    };
    const process = fetcher();
    await process.run();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('connect ECONNREFUSED'));
    storage.onDownload = async (object) => object;
    await process.run();
    expect(await local('sentences/model.onnx')).toEqual(WEIGHTS);
  });

  it('that cuts off an object leaves nothing', async () => {
    await storeSentences();
    storage.onDownload = async (object) => {
      object.content.destroy();
      const content = Readable.from(
        (async function* () {
          yield WEIGHTS.subarray(0, 1000);
          throw new StorageUnavailableError('cut off');
        })(),
      );
      return { bytes: object.bytes, content };
    };
    await fetcher().run();
    expect(await readdir(join(dataDir(), 'models'), { recursive: true })).toEqual(['.drafts']);
  });

  it('does not keep a process from ending', async () => {
    await storeSentences();
    storage.onDownload = ({ content }) => {
      content.destroy();
      return new Promise(() => undefined);
    };
    const process = fetcher();
    process.onApplicationBootstrap();
    await expect.poll(() => storage.downloads).toHaveLength(1);
    await process.onApplicationShutdown();
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('a process', () => {
  it('fetches from its start on', async () => {
    await storeSentences();
    const process = fetcher();
    process.onApplicationBootstrap();
    await expect.poll(() => local('sentences/model.onnx').catch(() => undefined)).toEqual(WEIGHTS);
    await process.onApplicationShutdown();
  });

  it('fetches nothing without a bucket', async () => {
    const folder = new FolderStorage(join(root, 'bucket'));
    const list = vi.spyOn(folder, 'list');
    const process = new ModelFetcher({ dataDir: dataDir() }, folder, MODELS);
    process.onApplicationBootstrap();
    await process.onApplicationShutdown();
    expect(list).not.toHaveBeenCalled();
  });
});
