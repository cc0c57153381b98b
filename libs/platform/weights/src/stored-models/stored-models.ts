import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ObjectInfo, ObjectStorage } from '@capstan/platform-storage';
import type { ModelFile, ModelFiles } from '../model-files.js';
import { DamagedModelError } from './damaged-model.error.js';

/** Objects with this prefix are files of models: public, of no account, and not in backups. */
export const MODEL_OBJECTS = 'models/';

/** The objects of models, by key. */
export type StoredObjects = ReadonlyMap<string, ObjectInfo>;

/** The models in the bucket, by the hashes of their files: a new version of a model is another object. */
export class StoredModels {
  constructor(private readonly storage: ObjectStorage) {}

  /** Key of a file, e.g. `models/60ed5b…/ggml-base.bin`. */
  static keyOf({ sha256, file }: ModelFile): string {
    return `${MODEL_OBJECTS}${sha256}/${file}`;
  }

  /** Lists what is stored. @throws StorageUnavailableError. */
  async list(): Promise<StoredObjects> {
    const objects = new Map<string, ObjectInfo>();
    for await (const object of this.storage.list(MODEL_OBJECTS)) objects.set(object.key, object);
    return objects;
  }

  /** Stores a file whose hash was checked. @throws StorageUnavailableError. */
  put(file: ModelFile, path: string): Promise<void> {
    return this.storage.put(StoredModels.keyOf(file), { path });
  }

  /**
   * Copies a file to a path of this machine; after an error the path may have a part of it.
   * @returns false if it is not stored. @throws StorageUnavailableError, DamagedModelError, or the reason of the signal.
   */
  async copyTo(path: string, file: ModelFile, signal: AbortSignal): Promise<boolean> {
    const key = StoredModels.keyOf(file);
    const object = await this.storage.get(key);
    if (!object) return false;
    const hash = createHash('sha256');
    const hashed = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    };
    // Flushed, because a model is not looked at again once it has its name.
    await pipeline(object.content, hashed, createWriteStream(path, { flush: true }), { signal });
    if (hash.digest('hex') !== file.sha256) throw new DamagedModelError(key);
    return true;
  }
}

/** Returns whether all files of a model are stored. */
export const hasModel = (objects: StoredObjects, { files }: ModelFiles): boolean =>
  files.every((file) => objects.get(StoredModels.keyOf(file))?.bytes === file.bytes);
