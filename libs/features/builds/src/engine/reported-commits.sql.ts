import type { Queryable } from '@capstan/platform-core';

/** Reads the commits that the stream of a build reports. */
export async function readReportedCommits(database: Queryable, buildId: string): Promise<Set<string>> {
  const rows = await database.query<{ commit: string }[]>(
    `SELECT fields ->> 'commit' AS commit FROM build_events WHERE build_id = $1 AND kind = 'commit.created'`,
    [buildId],
  );
  return new Set(rows.map(({ commit }) => commit));
}
