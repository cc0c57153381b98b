import { randomUUID } from 'node:crypto';
import type { TreeChanges } from '../workspaces.js';
import type { Repository } from './repository.js';
import { type TreeEntry, contentIdOf } from './tree-entry.js';

/** Each derived commit has a ref below it, which keeps it. */
const DERIVED = 'refs/derived';

/**
 * Creates a commit on top of `parent`, on no branch. It has the timestamp of its parent, so that equal files give
 * equal commits.
 * @param entries of the parent.
 */
export async function derivedCommit(
  repository: Repository,
  parent: string,
  entries: readonly TreeEntry[],
  { without, contents }: TreeChanges,
): Promise<string> {
  const seconds = await repository.secondsOf(parent);
  const commitImport = repository.import();
  try {
    const kept: TreeEntry[] = [];
    for (const entry of entries) {
      if (without.has(entry.path)) continue;
      const content = contents.get(entry.path);
      if (content) await commitImport.addContent(content);
      kept.push(
        content ? { ...entry, contentId: contentIdOf(content), sizeBytes: content.byteLength } : entry,
      );
    }
    const ref = `${DERIVED}/${randomUUID()}`;
    return await commitImport.commit(ref, { parent, message: 'Derived', entries: kept, seconds });
  } catch (error) {
    await commitImport.abandon();
    throw error;
  }
}
