import { Injectable } from '@nestjs/common';
import { withoutTimeLimits } from '@capstan/platform-core';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountBusyError } from './account-busy.error.js';
import { AccountDataRegistry } from './account-data.registry.js';
import type { FileReferences } from './account-deletion.entity.js';
import {
  deleteRows,
  forgetDeletion,
  lockBalance,
  nameDeletedAccount,
  recordDeletion,
} from './erase-account.sql.js';

/** What was deleted. */
export interface Erased {
  rows: number;
  files: FileReferences;
}

/**
 * Deletes the rows and files of an account. Rows are deleted in one transaction, which also records the files, so that a crash
 * between the two leaves nothing behind.
 */
@Injectable()
export class AccountEraser {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: AccountDataRegistry,
  ) {}

  /** Deletes the rows of an account. Idempotent. @throws AccountBusyError if calls of it are running. */
  async eraseRows(accountId: string): Promise<Erased> {
    const unlimited = withoutTimeLimits(this.dataSource.options);
    const connection = await new DataSource({ ...unlimited, entities: [], migrations: [] }).initialize();
    try {
      return await connection.transaction((manager) => this.eraseWithin(manager, accountId));
    } finally {
      await connection.destroy();
    }
  }

  /** Deletes files of an account. Idempotent. @throws if some could not be deleted. */
  async eraseFiles(files: FileReferences): Promise<void> {
    for (const { feature, files: owner } of this.registry.all()) await owner?.delete(files[feature] ?? []);
  }

  /** Deletes what was written since the deletion, e.g. by a process that was stopping, and ends it. */
  async finish(accountId: string): Promise<void> {
    const { files } = await this.eraseRows(accountId);
    await this.eraseFiles(files);
    await forgetDeletion(this.dataSource, accountId);
  }

  private async eraseWithin(manager: EntityManager, accountId: string): Promise<Erased> {
    const runningCalls = await lockBalance(manager, accountId);
    if (runningCalls > 0) throw new AccountBusyError(runningCalls);
    await nameDeletedAccount(manager, accountId);
    const all = this.registry.all();
    const found: FileReferences = {};
    for (const { feature, files } of all) {
      if (files) found[feature] = await files.references(manager, accountId);
    }
    const files = await recordDeletion(manager, accountId, found);
    for (const data of all) await data.anonymize?.(manager, accountId);
    let rows = 0;
    for (const table of all.flatMap(({ tables }) => tables)) {
      if (!table.isKept) rows += await deleteRows(manager, table, accountId);
    }
    return { rows, files };
  }
}
