import { lockIdOf, lockSubjectUntilCommit } from '@capstan/platform-core';
import type { EntityManager } from 'typeorm';

const LOCK = lockIdOf('builds.workspace');

/**
 * Until the end of the transaction no build of the site is claimed, and no commit restored. Does not lock the
 * site's row: inserts of new builds refer to it, and their charges would wait.
 */
export async function lockWorkspace(manager: EntityManager, siteId: string): Promise<void> {
  await lockSubjectUntilCommit(manager, LOCK, siteId);
}
