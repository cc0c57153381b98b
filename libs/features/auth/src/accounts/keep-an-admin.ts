import { lockIdOf, lockUntilCommit } from '@capstan/platform-core';
import type { EntityManager } from 'typeorm';
import { adminKeyWorks } from './admin-key-works.sql.js';
import { LastAdminError } from './last-admin.error.js';

const LOCK = lockIdOf('auth.last-admin');

/**
 * Makes a change that takes an admin key away, and undoes it when that was the last one that works in the
 * deployment. Such changes come one after another, so that two admins cannot take each other's away.
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
