import type { Queryable } from '@capstan/platform-core';

/** Whether a build has made a commit: without one it changed nothing. */
export async function hasMadeCommits(database: Queryable, buildId: string): Promise<boolean> {
  const [row] = await database.query<[{ hasCommits: boolean }]>(
    `SELECT EXISTS (SELECT FROM build_events WHERE build_id = $1 AND kind = 'commit.created') AS "hasCommits"`,
    [buildId],
  );
  return row.hasCommits;
}
