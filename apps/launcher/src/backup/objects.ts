import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ObjectStorage } from '@capstan/platform-storage';
import { BUNDLES } from '@capstan/workspaces';

/** Folder of the archive with the objects of the storage. */
export const OBJECTS = 'objects/';

/** Copies all objects into `folder`, except workspaces, which a backup has as such. @returns their paths in it. */
export async function saveObjects(storage: ObjectStorage, folder: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const { key } of storage.list('')) {
    if (key.startsWith(BUNDLES)) continue;
    const object = await storage.get(key);
    // It may have expired since it was listed.
    if (!object) continue;
    const path = `${OBJECTS}${key}`;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await pipeline(object.content, createWriteStream(join(folder, path), { mode: 0o600 }));
    paths.push(path);
  }
  return paths;
}

/** Stores an object of the archive. @param path in `folder`. */
export const restoreObject = (storage: ObjectStorage, folder: string, path: string): Promise<void> =>
  storage.put(path.slice(OBJECTS.length), { path: join(folder, path) });
