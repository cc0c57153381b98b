import { Injectable } from '@nestjs/common';
import { RepeatedWork } from '@capstan/platform-core';
import { ObjectStorage } from '@capstan/platform-storage';
import { DataSource } from 'typeorm';
import { BUNDLES, keyOfBundle } from './bundle-store.js';
import { deleteReplaced, existingBundles } from './workspace-rows.sql.js';

const EVERY_MS = 6 * 3_600_000;
/** Longer than a backup takes, which copies the objects of rows that it read first. */
const KEPT_SECONDS = 24 * 3600;
/** Longer than it takes to write the row after the object. */
const UNNAMED_MS = 24 * 3_600_000;
const BATCH = 500;

/**
 * Deletes objects that were replaced a day ago, and those that no row names: a process died, or lost the race, after it stored
 * one. Every worker does it: the work is idempotent.
 */
@Injectable()
export class BundleSweep extends RepeatedWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
  ) {
    super(EVERY_MS);
  }

  override async run(): Promise<void> {
    if (!this.storage.isShared) return;
    for (;;) {
      const replaced = await deleteReplaced(this.dataSource, KEPT_SECONDS, BATCH);
      for (const { workspaceId, id } of replaced) await this.storage.delete(keyOfBundle(workspaceId, id));
      if (replaced.length < BATCH) break;
    }
    let batch: string[] = [];
    for await (const { key, modifiedAt } of this.storage.list(BUNDLES)) {
      if (Date.now() - modifiedAt.getTime() > UNNAMED_MS) batch.push(key);
      if (batch.length < BATCH) continue;
      await this.deleteUnnamed(batch);
      batch = [];
    }
    await this.deleteUnnamed(batch);
  }

  private async deleteUnnamed(keys: readonly string[]): Promise<void> {
    const named = await existingBundles(this.dataSource, keys.map(bundleIdOf));
    for (const key of keys) if (!named.has(bundleIdOf(key))) await this.storage.delete(key);
  }
}

const bundleIdOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
