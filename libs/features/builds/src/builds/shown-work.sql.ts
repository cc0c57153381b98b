import type { Queryable } from '@capstan/platform-core';
import type { ShownWork } from './shown-work.js';

/** Reads what visitors currently see of a build. */
export async function shownWorkOf(database: Queryable, buildId: string): Promise<ShownWork> {
  const [row] = await database.query<ShownWork[]>(
    `SELECT b.shown_commit, coalesce(v.verdict -> 'withheld', '[]') AS withheld FROM builds b
     LEFT JOIN gate_verdicts v ON v.site_id = b.site_id AND v.commit = b.judged_commit WHERE b.id = $1`,
    [buildId],
  );
  return row ?? { shown_commit: null, withheld: [] };
}
