import type { Queryable } from '@capstan/platform-core';
import { storableJson } from '@capstan/platform-jobs';

/** Reads the conversation of a build in its order. */
export async function readTranscript(database: Queryable, buildId: string): Promise<unknown[]> {
  const rows = await database.query<{ entry: unknown }[]>(
    'SELECT entry FROM build_transcripts WHERE build_id = $1 ORDER BY number',
    [buildId],
  );
  return rows.map(({ entry }) => entry);
}

/** Appends entries to the conversation of a build; they are numbered in their order. */
export async function appendTranscript(
  transaction: Queryable,
  buildId: string,
  entries: readonly unknown[],
): Promise<void> {
  await transaction.query(
    `INSERT INTO build_transcripts (build_id, entry)
     SELECT $1, item FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS list (item, ord) ORDER BY ord`,
    [buildId, storableJson(entries)],
  );
}
