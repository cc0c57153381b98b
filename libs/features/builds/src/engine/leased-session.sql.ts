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
