import type { Queryable } from '@capstan/platform-core';
import type { ModelSpending } from '../builders/build-session.js';

/** Adds a model's turn to the usage of a build. @returns its total usage. */
export async function countSpending(
  transaction: Queryable,
  buildId: string,
  { inputTokens, outputTokens, usd }: ModelSpending,
): Promise<{ steps: number; tokens: number; usd: number } | undefined> {
  const [used] = await transaction.query<{ steps: number; tokens: number; usd: number }[]>(
    `WITH spent AS (
       UPDATE builds SET steps = steps + 1, input_tokens = input_tokens + $2,
         output_tokens = output_tokens + $3, usd = usd + $4
       WHERE id = $1 RETURNING *
     )
     SELECT steps, (input_tokens + output_tokens)::float8 AS tokens, usd FROM spent`,
    [buildId, inputTokens, outputTokens, usd],
  );
  return used;
}

/** Reads what the owner asked for in earlier builds of a site, oldest first. */
export async function readEarlierPrompts(
  database: Queryable,
  { id, siteId }: { id: string; siteId: string },
): Promise<string[]> {
  const rows = await database.query<{ prompt: string }[]>(
    `WITH earlier AS (
       SELECT * FROM builds WHERE site_id = $2 AND edit IS NULL
         AND number < (SELECT number FROM builds WHERE id = $1)
     )
     SELECT concat_ws(E'\\n', prompt, answer) AS prompt, created_at AS at FROM earlier
     UNION ALL
     SELECT m.prompt, m.created_at FROM build_messages m JOIN earlier e ON e.id = m.build_id
     ORDER BY at`,
    [id, siteId],
  );
  return rows.map(({ prompt }) => prompt);
}
