import { Inject, Injectable } from '@nestjs/common';
import { type DataConfig, dataConfig } from '@capstan/platform-core';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { modelFiles } from './model-files.js';
import type { Storage } from './storage.js';
import { readLargestAccounts, readStoredSums, readTableSizes } from './storage.sql.js';
import { tableGroups } from './table-groups.js';

const LIFETIME_MS = 60_000;
const LARGEST = 20;

/** Measures what this installation stores, at most once a minute. Reads tables of other features, and writes none. */
@Injectable()
export class StorageService {
  private readonly measured = new LRUCache<'all', Storage>({
    max: 1,
    ttl: LIFETIME_MS,
    fetchMethod: () => this.measure(),
  });

  constructor(
    private readonly dataSource: DataSource,
    @Inject(dataConfig.token) private readonly config: DataConfig,
  ) {}

  read(): Promise<Storage> {
    return this.measured.forceFetch('all');
  }

  private async measure(): Promise<Storage> {
    const [{ databaseBytes, tables }, sums, accounts, models] = await Promise.all([
      readTableSizes(this.dataSource),
      readStoredSums(this.dataSource),
      readLargestAccounts(this.dataSource, LARGEST),
      modelFiles(this.config.dataDir),
    ]);
    return {
      measuredAt: new Date(),
      databaseBytes,
      tableGroups: tableGroups(tables),
      ...sums,
      models,
      accounts,
    };
  }
}
