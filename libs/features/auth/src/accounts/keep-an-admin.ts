import { lockIdOf, lockUntilCommit } from '@capstan/platform-core';
import type { EntityManager } from 'typeorm';
import { adminKeyWorks } from './admin-key-works.sql.js';
import { LastAdminError } from './last-admin.error.js';

const LOCK = lockIdOf('auth.last-admin');

/**
 * Runs a change that removes an admin key, and rolls it back if that was the last working admin key of the
 * deployment. Such changes are serialized, so that two admins cannot remove each other.
 * @throws LastAdminError
 */
export async function changeKeepingAnAdmin(
  manager: EntityManager,
  change: (within: EntityManager) => Promise<unknown>,
): Promise<void> {
  await manager.transaction(async (within) => {
    await lockUntilCommit(within, LOCK);
    const worked = await adminKeyWorks(within);
    await change(within);
    if (worked && !(await adminKeyWorks(within))) throw new LastAdminError();
  });
}
