import { lockIdOf, lockSubjectUntilCommit } from '@capstan/platform-core';
import type { EntityManager } from 'typeorm';

const LOCK = lockIdOf('builds.workspace');

/**
 * Until the end of the transaction no build of the site is taken, and nothing is restored. Not the site's row:
 * new builds refer to it, and what they wait for, the charges of everybody wait for.
 */
export async function lockWorkspace(manager: EntityManager, siteId: string): Promise<void> {
  await lockSubjectUntilCommit(manager, LOCK, siteId);
}
