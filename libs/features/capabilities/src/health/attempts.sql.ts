import type { Outcome } from '@capstan/kit';
import type { Queryable } from '@capstan/platform-core';

/** Attempts of a provider in a time window. */
export interface StatisticsRow {
  capability: string;
  provider: string;
  outcomes: Record<string, number>;
  attempts: number;
  p50: number | null;
  p95: number | null;
  wins: number;
}

/** Counts the attempts of every provider by outcome, with median and 95th percentile of their durations. */
export function readStatistics(database: Queryable, windowMinutes: number): Promise<StatisticsRow[]> {
  return database.query<StatisticsRow[]>(
    `WITH attempt AS (
       SELECT r.capability, r.provider_used, a->>'provider' AS provider, a->>'outcome' AS outcome, (a->>'duration_ms')::float8 AS ms
       FROM requests r, jsonb_array_elements(r.attempts) a
       WHERE r.started_at > now() - make_interval(mins => $1)
     ), counted AS (
       SELECT capability, provider, jsonb_object_agg(outcome, n) AS outcomes, sum(n)::int AS attempts,
         sum(wins)::int AS wins
       FROM (SELECT capability, provider, outcome, count(*) AS n,
           count(*) FILTER (WHERE outcome = 'ok' AND provider_used IN (provider, 'merged')) AS wins
         FROM attempt GROUP BY 1, 2, 3) c GROUP BY 1, 2
     )
     SELECT counted.*, t.p50, t.p95 FROM counted LEFT JOIN LATERAL (
       SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY ms) AS p50, percentile_cont(0.95) WITHIN GROUP (ORDER BY ms) AS p95
       FROM attempt a WHERE a.capability = counted.capability AND a.provider = counted.provider AND a.outcome IN ('ok', 'empty')
     ) t ON true`,
    [windowMinutes],
  );
}

/** Reads the latest attempts of the last day, at most 100 per provider, oldest first. */
export function readRecentAttempts(
  database: Queryable,
  capabilities: readonly string[],
): Promise<{ capability: string; provider: string; outcome: Outcome; ms: number }[]> {
  return database.query(
    `SELECT capability, provider, outcome, ms FROM (
       SELECT r.capability, a->>'provider' AS provider, a->>'outcome' AS outcome, (a->>'duration_ms')::float8 AS ms,
         r.started_at, row_number() OVER (PARTITION BY r.capability, a->>'provider' ORDER BY r.started_at DESC) AS place
       FROM (SELECT * FROM requests WHERE capability = ANY ($1) AND started_at > now() - interval '1 day'
             ORDER BY started_at DESC LIMIT 5000) r, jsonb_array_elements(r.attempts) a
     ) recent WHERE place <= 100 ORDER BY started_at`,
    [capabilities],
  );
}
