import type { ObjectStorage } from '@capstan/platform-storage';
import type { DataSource } from 'typeorm';
import { BUNDLES, keyOfBundle } from './bundle-store.js';
import { existingBundles, readBundles } from './workspace-rows.sql.js';

/** Returns the keys of the objects that workspaces need, and that the storage does not have, or has with another size. */
export async function lostBundles(dataSource: DataSource, storage: ObjectStorage): Promise<string[]> {
  // The rows first: an object is stored before its row.
  const needed = new Map(
    (await readBundles(dataSource)).map((row) => [keyOfBundle(row.workspaceId, row.id), row]),
  );
  for await (const { key, bytes } of storage.list(BUNDLES)) {
    if (needed.get(key)?.bytes === bytes) needed.delete(key);
  }
  // Workspaces may have been removed meanwhile.
  const stillNeeded = await existingBundles(
    dataSource,
    [...needed.values()].map(({ id }) => id),
  );
  return [...needed].filter(([, { id }]) => stillNeeded.has(id)).map(([key]) => key);
}
