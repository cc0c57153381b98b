import { lockIdOf } from '@capstan/platform-core';
import type { EntityManager } from 'typeorm';

const LOCK = lockIdOf('builds.workspace') | 0;

/**
 * Until the end of the transaction no build of the site is taken, and nothing is restored. Not the site's row:
 * new builds refer to it, and what they wait for, the charges of everybody wait for.
 */
export async function lockWorkspace(manager: EntityManager, siteId: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [LOCK, siteId]);
}
