import { Injectable } from '@nestjs/common';
import { ObjectStorage } from '@capstan/platform-storage';
import { DataSource } from 'typeorm';
import { type ArtifactName, objectKeyOf } from './artifact-name.js';
import { ArtifactStorageFullError } from './artifact-storage-full.error.js';
import type { ArtifactFile, FileOwner, NewFile } from './artifact-file.js';
import {
  deleteArtifacts,
  expireArtifact,
  expiredInStorage,
  insertCountedArtifact,
  insertOwnArtifact,
  pruneArtifacts,
  readArtifact,
  secondsUntilSpace,
} from './artifact-files.sql.js';
import { ArtifactUsageEntity } from './artifact-usage.entity.js';

/** Deleting a row also deletes thousands of TOAST chunks, so a few rows are a lot of work. */
const PRUNE_ROWS = 50;

/**
 * Repository of files. Their contents are in the object storage if all machines share it, else in their rows.
 * PostgreSQL's clock decides what has expired, so that all processes agree.
 */
@Injectable()
export class ArtifactFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
  ) {}

  /**
   * Stores a file.
   * @param owner absent: the service itself.
   * @returns when it expires.
   * @throws ArtifactStorageFullError when the owner would exceed its storage limit; StorageUnavailableError.
   */
  async insert(name: ArtifactName, file: Omit<NewFile, 'isInStorage'>, owner?: FileOwner): Promise<Date> {
    const isInStorage = this.storage.isShared;
    // The row comes first: without an object it expires, while an object without a row would stay forever.
    const expiresAt = await this.insertRow(name, { ...file, isInStorage }, owner);
    if (!isInStorage) return expiresAt;
    try {
      await this.storage.put(objectKeyOf(name), file.bytes);
    } catch (error) {
      // It may have been stored, and only the answer lost: the row must stay until the object is deleted.
      await expireArtifact(this.dataSource, name.tokenHash);
      throw error;
    }
    return expiresAt;
  }

  /** Undefined when the file does not exist or has expired. @throws StorageUnavailableError. */
  async find(
    name: Pick<ArtifactName, 'tokenHash'>,
    options: { withContent: boolean },
  ): Promise<ArtifactFile | undefined> {
    const row = await readArtifact(this.dataSource, name.tokenHash, options);
    if (!row) return undefined;
    const { isInStorage, ...file } = row;
    if (!isInStorage || !options.withContent) return file;
    const object = await this.storage.get(objectKeyOf(name));
    return object && { ...file, content: object.content };
  }

  /**
   * Deletes expired files in batches; processes that run it concurrently share the work.
   * @param accountId only its files.
   * @returns how many were deleted. @throws StorageUnavailableError.
   */
  async prune(accountId: string | null = null): Promise<number> {
    let total = 0;
    for (;;) {
      const deleted =
        (await pruneArtifacts(this.dataSource, PRUNE_ROWS, accountId)) + (await this.pruneStored(accountId));
      total += deleted;
      if (deleted === 0) return total;
    }
  }

  /** Deletes the objects first: if that fails, the rows still name them. */
  private async pruneStored(accountId: string | null): Promise<number> {
    const hashes = await expiredInStorage(this.dataSource, PRUNE_ROWS, accountId);
    if (hashes.length === 0) return 0;
    for (const tokenHash of hashes) await this.storage.delete(objectKeyOf({ tokenHash }));
    return deleteArtifacts(this.dataSource, hashes);
  }

  private async insertRow(name: ArtifactName, file: NewFile, owner?: FileOwner): Promise<Date> {
    const expiresAt = owner
      ? await insertCountedArtifact(this.dataSource, name, file, owner)
      : await insertOwnArtifact(this.dataSource, name, file);
    if (expiresAt) return expiresAt;
    // The usage of the account is missing, or still includes expired files.
    const { accountId, limitBytes } = owner as FileOwner;
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(ArtifactUsageEntity)
      .values({ accountId })
      .orIgnore()
      .execute();
    await this.prune(accountId);
    const late = await insertCountedArtifact(this.dataSource, name, file, owner as FileOwner);
    if (late) return late;
    const retryAfterSeconds = await secondsUntilSpace(
      this.dataSource,
      owner as FileOwner,
      file.bytes.byteLength,
    );
    throw new ArtifactStorageFullError(limitBytes, retryAfterSeconds);
  }
}
