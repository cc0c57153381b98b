import type { Queryable } from '@capstan/platform-core';

/** A row of the request log. */
export interface RequestRow {
  id: string;
  request_id: string;
  account_id: string;
  key_id: string;
  capability: string;
  route: unknown;
  mode: unknown;
  status: number;
  error_slug: string | null;
  error_detail: string | null;
  alternative_action: string | null;
  credits: number;
  provider_used: string | null;
  is_cached: boolean;
  attempts: unknown;
  started_at: Date | string;
  duration_ms: number;
}

const COLUMNS = `id, request_id, account_id, key_id, capability, route, mode, status, error_slug, error_detail,
  alternative_action, credits, provider_used, is_cached, attempts, started_at, duration_ms`;

/** SQL: the columns of rows in JSON. */
export const ROW_TYPES = `id uuid, request_id text, account_id uuid, key_id uuid, capability text, route text, mode text,
  status integer, error_slug text, error_detail text, alternative_action text, credits bigint, provider_used text,
  is_cached boolean, attempts jsonb, started_at timestamptz, duration_ms integer`;

const insertFrom = (source: string): string =>
  `INSERT INTO requests (${COLUMNS}) SELECT ${COLUMNS} FROM ${source} ON CONFLICT (id)`;

const INSERT_ROWS = insertFrom(`jsonb_to_recordset($1::jsonb) AS r (${ROW_TYPES})`);

const REPLACE = `DO UPDATE SET status = excluded.status, error_slug = excluded.error_slug,
  error_detail = excluded.error_detail, alternative_action = excluded.alternative_action,
  credits = excluded.credits, provider_used = excluded.provider_used, attempts = excluded.attempts,
  started_at = excluded.started_at, duration_ms = excluded.duration_ms`;

/**
 * SQL: writes calls that have ended. Overwrites the row that the reaper may have written for a call it took for
 * dead. @param source the rows.
 */
export const insertOrReplace = (source: string): string => `${insertFrom(source)} ${REPLACE}`;

/** Writes calls that have ended, as `insertOrReplace` does. */
export async function insertEnded(transaction: Queryable, rows: readonly RequestRow[]): Promise<void> {
  await transaction.query(`${INSERT_ROWS} ${REPLACE}`, [JSON.stringify(rows)]);
}

/** SQL: the call has ended. @param callId expression for the id of a call. */
export const hasReceipt = (callId: string): string =>
  `EXISTS (SELECT FROM requests r WHERE r.id = ${callId})`;

/** Writes calls whose outcome is unknown; an existing row is kept. */
export async function insertUnlessEnded(transaction: Queryable, rows: readonly RequestRow[]): Promise<void> {
  await transaction.query(`${INSERT_ROWS} DO NOTHING`, [JSON.stringify(rows)]);
}
