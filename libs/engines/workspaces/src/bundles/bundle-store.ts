import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type ObjectStorage, StorageUnavailableError } from '@capstan/platform-storage';
import type { DataSource } from 'typeorm';
import { WorkspaceDamagedError } from '../workspace-damaged.error.js';
import {
  type BundleRow,
  type NewBundle,
  type WorkspaceRow,
  appendDerived,
  appendHead,
  bytesOfWorkspace,
  deleteWorkspace,
  existingWorkspaces,
  insertReplacement,
  insertWorkspace,
  markReplaced,
  readOwner,
  readWorkspace,
  setOwner,
  versionOfBundle,
} from './workspace-rows.sql.js';

/** Keys of all bundles begin with it. */
export const BUNDLES = 'workspaces/';

export const keyOfBundle = (workspaceId: string, bundleId: string): string =>
  `${BUNDLES}${workspaceId}/${bundleId}`;

/**
 * Workspaces as bundles: objects, and rows that say which objects make up a workspace. An object is stored before its row is
 * written, and deleted after it, so that every row has its object.
 */
export class BundleStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
  ) {}

  /** Undefined if nothing was ever written. */
  state(workspaceId: string, afterVersion: number): Promise<WorkspaceRow | undefined> {
    return readWorkspace(this.dataSource, workspaceId, afterVersion);
  }

  /** Returns those of the workspaces that are stored. */
  existing(workspaceIds: readonly string[]): Promise<Set<string>> {
    return existingWorkspaces(this.dataSource, workspaceIds);
  }

  /** Bytes of the objects that make up a workspace. */
  bytesOf(workspaceId: string): Promise<number> {
    return bytesOfWorkspace(this.dataSource, workspaceId);
  }

  /** Makes a new owner, whose commits are the only ones accepted. @returns it. */
  async own(workspaceId: string): Promise<string> {
    const owner = randomUUID();
    await setOwner(this.dataSource, workspaceId, owner);
    return owner;
  }

  ownerOf(workspaceId: string): Promise<string | null> {
    return readOwner(this.dataSource, workspaceId);
  }

  /**
   * Stores a bundle, and moves the head to its commit.
   * @param move.owner null: any owner.
   * @returns the new version; undefined if the head is not at `from`, or has another owner.
   */
  appendHead(
    workspaceId: string,
    move: { from: string | null; to: string; owner: string | null },
    file: string,
  ): Promise<number | undefined> {
    return this.append(workspaceId, file, (bundle) => appendHead(this.dataSource, workspaceId, move, bundle));
  }

  /** Stores a bundle with a derived commit. @returns the new version; undefined if the workspace was removed. */
  appendDerived(workspaceId: string, file: string): Promise<number | undefined> {
    return this.append(workspaceId, file, (bundle) => appendDerived(this.dataSource, workspaceId, bundle));
  }

  /** Makes a workspace of one bundle. @returns its version; undefined if it is there already. */
  create(workspaceId: string, head: string, file: string): Promise<number | undefined> {
    return this.append(workspaceId, file, (bundle) =>
      insertWorkspace(this.dataSource, workspaceId, head, bundle),
    );
  }

  /**
   * Replaces bundles by one that has all they have. Their objects stay for a while: readers and backups may just have read the
   * rows.
   * @param file with everything up to the version of the last one.
   * @returns false if one was replaced meanwhile.
   */
  async replace(workspaceId: string, replaced: readonly BundleRow[], file: string): Promise<boolean> {
    const version = replaced.at(-1)?.version ?? 0;
    const ids = replaced.map(({ id }) => id);
    const inserted = await this.append(workspaceId, file, (bundle) =>
      this.dataSource
        .transaction(async (transaction) => {
          if ((await markReplaced(transaction, workspaceId, ids)) !== ids.length)
            throw new ConcurrentReplacementError();
          await insertReplacement(transaction, workspaceId, { ...bundle, version });
          return version;
        })
        .catch((error: unknown) => {
          if (error instanceof ConcurrentReplacementError) return undefined;
          throw error;
        }),
    );
    return inserted !== undefined;
  }

  /** Writes a bundle to a file. @returns false if there is no such object. @throws WorkspaceDamagedError if it was cut off. */
  async fetch(workspaceId: string, { id, bytes }: NewBundle, file: string): Promise<boolean> {
    const key = keyOfBundle(workspaceId, id);
    const object = await this.storage.get(key);
    if (!object) return false;
    await pipeline(object.content, createWriteStream(file, { mode: 0o600 }));
    const { size } = await stat(file);
    if (size !== bytes) {
      throw new WorkspaceDamagedError(workspaceId, key, `has ${size} bytes instead of ${bytes}`);
    }
    return true;
  }

  /** Deletes a workspace: the rows first, so that what remains after a failure is objects without rows. */
  async remove(workspaceId: string): Promise<void> {
    await deleteWorkspace(this.dataSource, workspaceId);
    await this.storage.deleteAll(`${BUNDLES}${workspaceId}/`);
  }

  /** @param record writes the row. @returns what it returns: undefined if the row was refused. */
  private async append(
    workspaceId: string,
    file: string,
    record: (bundle: NewBundle) => Promise<number | undefined>,
  ): Promise<number | undefined> {
    const bundle: NewBundle = { id: randomUUID(), bytes: (await stat(file)).size };
    const key = keyOfBundle(workspaceId, bundle.id);
    await this.storage.put(key, { path: file });
    try {
      const version = await record(bundle);
      if (version === undefined) await this.discard(key);
      return version;
    } catch (error) {
      // The transaction may have been committed, and only the acknowledgment lost. The object stays in any case.
      const version = await versionOfBundle(this.dataSource, bundle.id).catch(() => undefined);
      if (version === undefined) throw error;
      return version;
    }
  }

  /** Deletes an object that no row names; if that fails, it is deleted with other leftovers. */
  private async discard(key: string): Promise<void> {
    await this.storage.delete(key).catch((error: unknown) => {
      if (!(error instanceof StorageUnavailableError)) throw error;
    });
  }
}

/** Another process replaced some of the bundles: the transaction must not replace the others. */
class ConcurrentReplacementError extends Error {}
