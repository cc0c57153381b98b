import { Injectable } from '@nestjs/common';
import { isUuid } from '@capstan/platform-http';
import { DataSource } from 'typeorm';
import type { LoggedRequest, RequestFilter } from './logged-request.js';

interface RequestRow {
  id: string;
  request_id: string;
  account_id: string;
  key_id: string;
  capability: string;
  route: string;
  mode: string | null;
  status: number;
  error_slug: string | null;
  credits: number;
  provider_used: string | null;
  is_cached: boolean;
  attempts: LoggedRequest['attempts'];
  started_at: Date;
  duration_ms: number;
}

/** Calls and credits of one day and capability. */
export interface UsageLine {
  date: string;
  capability: string;
  calls: number;
  succeeded: number;
  credits: number;
}

/** PostgreSQL raises an error for a NUL; a text with one can be no id of ours. */
const isStorable = (text: string): boolean => !text.includes('\0');

const PRUNE_ROWS = 10_000;

/** Reads the log of capability calls. */
@Injectable()
export class RequestLog {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  async list(filter: RequestFilter): Promise<LoggedRequest[]> {
    const rows = await this.dataSource.query<RequestRow[]>(
      `SELECT * FROM requests r
       WHERE ($1::uuid IS NULL OR account_id = $1) AND ($2::uuid IS NULL OR key_id = $2)
         AND ($3::text IS NULL OR capability = $3) AND ($4::int IS NULL OR status = $4)
         AND ($5::text IS NULL OR error_slug = $5)
         AND ($6::text IS NULL OR attempts @> jsonb_build_array(jsonb_build_object('provider', $6::text)))
         AND ($7::timestamptz IS NULL OR started_at >= $7) AND ($8::timestamptz IS NULL OR started_at < $8)
         AND ($9::uuid IS NULL OR (started_at, id) < (SELECT started_at, id FROM requests WHERE id = $9))
       ORDER BY started_at DESC, id DESC LIMIT $10`,
      [
        filter.accountId ?? null,
        filter.keyId ?? null,
        filter.capability ?? null,
        filter.status ?? null,
        filter.errorSlug ?? null,
        filter.provider ?? null,
        filter.from ?? null,
        filter.to ?? null,
        filter.after ?? null,
        filter.limit,
      ],
    );
    return rows.map(toLoggedRequest);
  }

  /** The latest call of an account under a request id, which a caller may have chosen and repeated. */
  async find(accountId: string, requestId: string): Promise<LoggedRequest | undefined> {
    if (!isStorable(requestId)) return undefined;
    const [row] = await this.dataSource.query<RequestRow[]>(
      'SELECT * FROM requests WHERE request_id = $2 AND account_id = $1 ORDER BY started_at DESC, id DESC LIMIT 1',
      [accountId, requestId],
    );
    return row && toLoggedRequest(row);
  }

  /** A call of any account by its own id or a request id; the latest one when that was used twice. */
  async findAny(id: string): Promise<LoggedRequest | undefined> {
    if (!isStorable(id)) return undefined;
    const [row] = await this.dataSource.query<RequestRow[]>(
      `SELECT * FROM requests WHERE id = $2 OR request_id = $1
       ORDER BY id = $2 DESC NULLS LAST, started_at DESC, id DESC LIMIT 1`,
      [id, isUuid(id) ? id : null],
    );
    return row && toLoggedRequest(row);
  }

  /** Usage by UTC day and capability, newest day first. */
  async usage(accountId: string, from: Date, to: Date): Promise<UsageLine[]> {
    return this.dataSource.query<UsageLine[]>(
      `SELECT to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS date, capability, count(*)::int AS calls,
         count(*) FILTER (WHERE status < 400)::int AS succeeded, sum(credits)::bigint AS credits
       FROM requests WHERE account_id = $1 AND started_at >= $2 AND started_at < $3
       GROUP BY 1, 2 ORDER BY 1 DESC, 2`,
      [accountId, from, to],
    );
  }

  /** Deletes what is older than `days`, a part at a time: each stays below the limit of a statement. */
  async prune(days: number): Promise<void> {
    let deleted: number;
    do {
      [, deleted] = await this.dataSource.query<[unknown[], number]>(
        `DELETE FROM requests WHERE id = ANY (ARRAY(
           SELECT id FROM requests WHERE started_at < now() - make_interval(days => $1) LIMIT $2))`,
        [days, PRUNE_ROWS],
      );
    } while (deleted === PRUNE_ROWS);
  }
}

const toLoggedRequest = (row: RequestRow): LoggedRequest => ({
  id: row.id,
  requestId: row.request_id,
  accountId: row.account_id,
  keyId: row.key_id,
  capability: row.capability,
  route: row.route,
  mode: row.mode,
  status: row.status,
  errorSlug: row.error_slug,
  credits: row.credits,
  providerUsed: row.provider_used,
  isCached: row.is_cached,
  attempts: row.attempts,
  startedAt: row.started_at,
  durationMs: row.duration_ms,
});
