import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ArtifactName } from './artifact-name.js';
import { ArtifactStorageFullError } from './artifact-storage-full.error.js';
import type { ArtifactFile, FileOwner, NewFile } from './artifact-file.js';
import {
  insertCountedArtifact,
  insertOwnArtifact,
  pruneArtifacts,
  readArtifact,
  secondsUntilRoom,
} from './artifact-files.sql.js';
import { ArtifactUsageEntity } from './artifact-usage.entity.js';

/** Deleting a row also deletes thousands of TOAST chunks, so a few rows are a lot of work. */
const PRUNE_ROWS = 50;

/** Repository of files. PostgreSQL's clock decides what has expired, so that all processes agree. */
@Injectable()
export class ArtifactFiles {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Stores a file.
   * @param owner absent: the service itself.
   * @returns when it expires.
   * @throws ArtifactStorageFullError when the owner would exceed its storage limit.
   */
  async insert(name: ArtifactName, file: NewFile, owner?: FileOwner): Promise<Date> {
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
    const roomInSeconds = await secondsUntilRoom(this.dataSource, owner as FileOwner, file.bytes.byteLength);
    throw new ArtifactStorageFullError(limitBytes, roomInSeconds);
  }

  /** Undefined when the file does not exist or has expired. */
  find({ tokenHash }: ArtifactName, options: { withContent: boolean }): Promise<ArtifactFile | undefined> {
    return readArtifact(this.dataSource, tokenHash, options);
  }

  /**
   * Deletes expired files in batches; processes that run it concurrently share the work.
   * @param accountId only its files.
   * @returns how many were deleted.
   */
  async prune(accountId: string | null = null): Promise<number> {
    let total = 0;
    for (;;) {
      const deleted = await pruneArtifacts(this.dataSource, PRUNE_ROWS, accountId);
      total += deleted;
      if (deleted < PRUNE_ROWS) return total;
    }
  }
}
