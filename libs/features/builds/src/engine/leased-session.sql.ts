import type { Queryable } from '@capstan/platform-core';
import type { ModelSpending } from '../builders/build-session.js';

/** Renames a site. The first site of a company has its id, and the default company takes the name of that site. */
export async function renameSite(transaction: Queryable, siteId: string, name: string): Promise<void> {
  await transaction.query(
    `WITH site AS (UPDATE sites SET name = $2 WHERE id = $1 AND name <> $2)
     UPDATE companies SET name = $2 WHERE id = $1 AND is_default AND name <> $2`,
    [siteId, name],
  );
}

/** Adds a model's turn to what a build has used. @returns all that it has used. */
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
