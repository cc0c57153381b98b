import type { EntityManager } from 'typeorm';

/** Notes that a commit passed the gate: it may be shown, now and when it is restored. */
export async function notePassed(manager: EntityManager, siteId: string, commit: string): Promise<void> {
  await manager.query('INSERT INTO passed_commits (site_id, commit) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    siteId,
    commit,
  ]);
}

/** Whether a commit passed the gate, in this build or an earlier one. */
export async function hasPassed(
  manager: Pick<EntityManager, 'query'>,
  siteId: string,
  commit: string,
): Promise<boolean> {
  const rows = await manager.query<object[]>(
    'SELECT FROM passed_commits WHERE site_id = $1 AND commit = $2',
    [siteId, commit],
  );
  return rows.length > 0;
}
