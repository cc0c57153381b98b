import { Injectable } from '@nestjs/common';
import { lockIdOf, tryLockUntilCommit } from '@capstan/platform-core';
import { DataSource, type EntityManager } from 'typeorm';
import { ProcessLease } from '../leases/process-lease.js';
import type { ReleasedHold } from './hold.js';
import { HoldsService } from './holds.service.js';
import { deleteOldLeases, orphanedHolds } from './orphaned-holds.sql.js';

const REAPER_LOCK = lockIdOf('credits.reap');

/** Finds and undoes what dead processes left open. */
@Injectable()
export class OrphanedHolds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holds: HoldsService,
    private readonly lease: ProcessLease,
  ) {}

  /**
   * Returns the credits of orphaned holds, at most 500 a time; none until this process was steady for a while.
   * @param record writes what should be remembered of each, in the same transaction.
   * @returns how many were undone.
   */
  async reap(record: (manager: EntityManager, released: ReleasedHold[]) => Promise<void>): Promise<number> {
    await this.lease.renew();
    if (!this.lease.isSteady()) return 0;
    return this.dataSource.transaction(async (manager) => {
      // One reaper at a time in the whole deployment: two would only wait for each other's rows.
      if (!(await tryLockUntilCommit(manager, REAPER_LOCK))) return 0;
      const orphans = await orphanedHolds(manager, this.lease.id);
      const released = await this.holds.release(manager, orphans);
      await record(manager, released);
      await deleteOldLeases(manager);
      return released.length;
    });
  }
}
