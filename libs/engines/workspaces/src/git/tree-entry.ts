import { createHash } from 'node:crypto';
import type { ChangedFile } from '../checkout.js';
import type { WorkspaceFile } from '../workspaces.js';

/** A regular file of a commit. */
export interface TreeEntry extends WorkspaceFile {
  isExecutable: boolean;
}

export const byPath = (a: { path: string }, b: { path: string }): number =>
  a.path < b.path ? -1 : Number(a.path > b.path);

/** Returns git's object id of a file with this content. */
export const contentIdOf = (content: Uint8Array): string =>
  createHash('sha1').update(`blob ${content.byteLength}\0`).update(content).digest('hex');

/** Returns the changes from `before` to `after`, sorted by path. */
export function changesBetween(before: readonly TreeEntry[], after: readonly TreeEntry[]): ChangedFile[] {
  const old = new Map(before.map((entry) => [entry.path, entry]));
  const changes: ChangedFile[] = [];
  for (const { path, contentId, isExecutable, sizeBytes } of after) {
    const was = old.get(path);
    old.delete(path);
    if (!was) changes.push({ path, change: 'added', sizeBytes });
    else if (was.contentId !== contentId || was.isExecutable !== isExecutable) {
      changes.push({ path, change: 'changed', sizeBytes });
    }
  }
  for (const path of old.keys()) changes.push({ path, change: 'removed', sizeBytes: 0 });
  return changes.toSorted(byPath);
}
