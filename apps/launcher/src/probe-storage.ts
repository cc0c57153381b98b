import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type ObjectStorage, StorageUnavailableError } from '@capstan/platform-storage';
import { reasonOf } from './launch.error.js';

const PREFIX = 'probe/';

/** Why a storage cannot be used. */
export interface StorageFault {
  kind: 'unavailable' | 'unfaithful';
  /** Names hosts and folders: for the operator only. */
  reason: string;
}

/** Writes, reads, lists and deletes an object. @returns what does not work; undefined if everything does. */
export async function probeStorage(storage: ObjectStorage): Promise<StorageFault | undefined> {
  const key = `${PREFIX}${randomUUID()}`;
  try {
    await storage.put(key, Buffer.from(key));
    const found = await storage.get(key);
    const content = found && (await text(found.content));
    const listed = await Array.fromAsync(storage.list(PREFIX));
    await storage.delete(key);
    if (content !== key) return { kind: 'unfaithful', reason: 'it did not return what was stored' };
    if (listed.some((object) => object.key === key)) return undefined;
    return { kind: 'unfaithful', reason: 'it does not list what was stored' };
  } catch (error) {
    const reason = error instanceof StorageUnavailableError ? error.reason : reasonOf(error);
    return { kind: 'unavailable', reason };
  }
}
