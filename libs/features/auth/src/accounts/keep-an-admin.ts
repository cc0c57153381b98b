import { lockIdOf } from '@capstan/platform-core';
import type { EntityManager } from 'typeorm';
import { LastAdminError } from './last-admin.error.js';

const LOCK = lockIdOf('auth.last-admin');

const ADMIN_KEY_WORKS = `
SELECT EXISTS (
  SELECT 1 FROM api_keys k JOIN accounts a ON a.id = k.account_id
  WHERE 'admin' = ANY (k.scopes) AND k.revoked_at IS NULL AND a.suspended_at IS NULL
    AND (k.expires_at IS NULL OR k.expires_at > clock_timestamp())
) AS works`;

/**
 * Makes a change that takes an admin key away, and undoes it when that was the last one that works in the
 * deployment. Such changes come one after another, so that two admins cannot take each other's away.
 * @throws LastAdminError
 */
export async function keepAnAdmin(
  manager: EntityManager,
  change: (within: EntityManager) => Promise<unknown>,
): Promise<void> {
  await manager.transaction(async (within) => {
    await within.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const worked = await adminKeyWorks(within);
    await change(within);
    if (worked && !(await adminKeyWorks(within))) throw new LastAdminError();
  });
}

async function adminKeyWorks(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<[{ works: boolean }]>(ADMIN_KEY_WORKS);
  return row.works;
}
