import { Injectable } from '@nestjs/common';
import { lockIdOf, tryLockUntilCommit } from '@capstan/platform-core';
import { DataSource, type EntityManager } from 'typeorm';
import { ProcessLease } from '../leases/process-lease.js';
import type { ReleasedHold } from './hold.js';
import { HoldsService } from './holds.service.js';
import { deleteOldLeases, orphanedHolds } from './orphaned-holds.sql.js';

const REAPER_LOCK = lockIdOf('credits.reap');

/** Finds and releases the holds of dead processes. */
@Injectable()
export class OrphanedHolds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holds: HoldsService,
    private readonly lease: ProcessLease,
  ) {}

  /**
   * Releases orphaned holds, at most 500 at a time; none until this process has been steady for a while.
   * @param record writes a record for each in the same transaction.
   * @returns the number of released holds.
   */
  async reap(record: (manager: EntityManager, released: ReleasedHold[]) => Promise<void>): Promise<number> {
    await this.lease.renew();
    if (!this.lease.isSteady()) return 0;
    return this.dataSource.transaction(async (manager) => {
      // One reaper at a time in the deployment: two would only wait for each other's rows.
      if (!(await tryLockUntilCommit(manager, REAPER_LOCK))) return 0;
      const orphans = await orphanedHolds(manager, this.lease.id);
      const released = await this.holds.release(manager, orphans);
      await record(manager, released);
      await deleteOldLeases(manager);
      return released.length;
    });
  }
}
