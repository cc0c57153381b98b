import { Injectable } from '@nestjs/common';
import { lockIdOf } from '@capstan/platform-core';
import { DataSource, type EntityManager } from 'typeorm';
import { ProcessLease } from '../leases/process-lease.js';
import type { ReleasedHold } from './hold.js';
import { HoldsService } from './holds.service.js';
import { ORPHANED_HOLDS } from './settle.sql.js';

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
      const [lock] = await manager.query<{ mine: boolean }[]>(
        'SELECT pg_try_advisory_xact_lock($1) AS mine',
        [REAPER_LOCK],
      );
      if (!lock?.mine) return 0;
      const orphans = await manager.query<{ id: string }[]>(ORPHANED_HOLDS, [this.lease.id]);
      const released = await this.holds.release(
        manager,
        orphans.map(({ id }) => id),
      );
      await record(manager, released);
      await manager.query(`DELETE FROM process_leases WHERE expires_at < now() - interval '1 hour'`);
      return released.length;
    });
  }
}
