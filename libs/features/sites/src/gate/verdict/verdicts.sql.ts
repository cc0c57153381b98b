import type { Queryable } from '@capstan/platform-core';
import { storableJson } from '@capstan/platform-jobs';
import type { WithheldPage } from '../../model/verdict.js';
import type { JudgedCommit } from './judged-commit.js';

/** Saves a verdict; a final one is never overwritten. */
export async function saveVerdict(
  transaction: Queryable,
  siteId: string,
  judged: JudgedCommit,
): Promise<void> {
  await transaction.query(
    `INSERT INTO gate_verdicts (site_id, commit, verdict, published_commit, is_final) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (site_id, commit) DO UPDATE SET verdict = excluded.verdict,
       published_commit = excluded.published_commit, is_final = excluded.is_final
     WHERE NOT gate_verdicts.is_final`,
    [siteId, judged.commit, storableJson(judged.verdict), judged.publishedCommit, judged.isFinal],
  );
}

/** Reads only the withheld pages of those of the commits that were checked. */
export function readWithheldPages(
  database: Queryable,
  siteId: string,
  commits: readonly string[],
): Promise<{ commit: string; withheld: WithheldPage[] }[]> {
  return database.query<{ commit: string; withheld: WithheldPage[] }[]>(
    `SELECT commit, verdict -> 'withheld' AS withheld FROM gate_verdicts WHERE site_id = $1 AND commit = ANY ($2)`,
    [siteId, commits],
  );
}

/** Copies the verdict on a commit to one with the same files, unless that one was checked. */
export async function copyVerdict(
  transaction: Queryable,
  siteId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await transaction.query(
    `INSERT INTO gate_verdicts (site_id, commit, verdict, published_commit, is_final)
     SELECT site_id, $3, verdict, published_commit, is_final FROM gate_verdicts WHERE site_id = $1 AND commit = $2
     ON CONFLICT DO NOTHING`,
    [siteId, from, to],
  );
}

/** Makes a checked commit the newest of its site, and publishes it if its verdict allows. */
export async function showAsJudged(transaction: Queryable, siteId: string, commit: string): Promise<void> {
  await transaction.query(
    `UPDATE sites s SET judged_commit = v.commit,
       shown_commit = CASE WHEN v.published_commit IS NULL THEN s.shown_commit ELSE v.commit END,
       published_commit = coalesce(v.published_commit, s.published_commit)
     FROM gate_verdicts v WHERE s.id = $1 AND v.site_id = $1 AND v.commit = $2`,
    [siteId, commit],
  );
}
