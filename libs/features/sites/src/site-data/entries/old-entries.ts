import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addToAccountUsage, addToSiteUsage, lockSiteUsage, openAccountUsage } from './entry-usage.sql.js';
import { type EntriesConfig, entriesConfig } from './entries.config.js';
import { deleteOldEntriesOf, sitesWithOldEntries } from './old-entries.sql.js';

const SITES_AT_ONCE = 100;

/**
 * Deletes entries that are kept no longer, if the operator limits it (ENTRY_DAYS). The worker's dispatcher of builds calls it with
 * other rows that expire (`BuildsWorkerModule`).
 */
@Injectable()
export class OldEntries {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(entriesConfig.token) private readonly config: EntriesConfig,
  ) {}

  async prune(): Promise<void> {
    const { keepDays } = this.config;
    if (keepDays === undefined) return;
    for (;;) {
      const sites = await sitesWithOldEntries(this.dataSource, keepDays, SITES_AT_ONCE);
      for (const siteId of sites) await this.pruneSite(siteId, keepDays);
      if (sites.length < SITES_AT_ONCE) return;
    }
  }

  /** Locks the counts of the site before those of its account, like every change of entries. */
  private pruneSite(siteId: string, keepDays: number): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await lockSiteUsage(manager, siteId);
      const change = await deleteOldEntriesOf(manager, siteId, keepDays);
      await addToSiteUsage(manager, siteId, change);
      await openAccountUsage(manager, siteId);
      await addToAccountUsage(manager, siteId, change);
    });
  }
}
