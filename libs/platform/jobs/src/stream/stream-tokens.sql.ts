import type { Queryable } from '@capstan/platform-core';

/** Deletes a token that is valid for the job, so that it opens one stream only. @returns the id of the job, or null. */
export async function redeemToken(
  database: Queryable,
  tokenHash: Buffer,
  jobId: string,
): Promise<string | null> {
  const [used] = await database.query<{ id: string }[]>(
    `WITH used AS (
       DELETE FROM stream_tokens WHERE token_hash = $1 AND job_id::text = lower($2) AND expires_at > now()
       RETURNING job_id
     )
     SELECT job_id AS id FROM used`,
    [tokenHash, jobId],
  );
  return used?.id ?? null;
}

/** Deletes expired tokens, by the server's clock. */
export async function deleteExpiredTokens(database: Queryable): Promise<void> {
  await database.query('DELETE FROM stream_tokens WHERE expires_at < now()');
}
