import type { ObjectStorage } from '@capstan/platform-storage';
import { MODEL_OBJECTS } from '@capstan/platform-weights';
import { BUNDLES } from '@capstan/workspaces';
import type { Draft } from './draft.js';
import type { ManifestEntry } from './manifest.js';

/** Folder of the archive with the objects of the storage. */
export const OBJECTS = 'objects/';

/** Copies all objects into the draft, except workspaces, which a backup has as such, and models, which anyone can download. */
export async function saveObjects(storage: ObjectStorage, draft: Draft): Promise<ManifestEntry[]> {
  const entries: ManifestEntry[] = [];
  for await (const { key } of storage.list('')) {
    if (key.startsWith(BUNDLES) || key.startsWith(MODEL_OBJECTS)) continue;
    const object = await storage.get(key);
    // It may have expired since it was listed.
    if (object) entries.push(await draft.save(`${OBJECTS}${key}`, object.content));
  }
  return entries;
}

/** Deletes all objects that a backup may have: models stay. */
export async function deleteObjects(storage: ObjectStorage): Promise<void> {
  for await (const { key } of storage.list('')) {
    if (!key.startsWith(MODEL_OBJECTS)) await storage.delete(key);
  }
}

/** Stores an object of the archive. */
export const restoreObject = (storage: ObjectStorage, draft: Draft, path: string): Promise<void> =>
  draft.withFile(path, (file) => storage.put(path.slice(OBJECTS.length), { path: file }));
