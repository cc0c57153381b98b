import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ArtifactName } from './artifact-name.js';
import { ArtifactStorageFullError } from './artifact-storage-full.error.js';
import type { ArtifactMediaType } from './artifact-store.js';

/** A row leaves together with thousands of pieces of its content, so a few rows are a lot of work. */
const PRUNE_ROWS = 50;

/** Deletes some files that have expired, and takes them off the counts of their accounts. $1: files. $2: account, or null. */
const PRUNE = `
  WITH gone AS (
    DELETE FROM artifacts WHERE token_hash = ANY (ARRAY(
      SELECT token_hash FROM artifacts WHERE expires_at <= now() AND ($2::uuid IS NULL OR account_id = $2)
      ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED))
    RETURNING account_id, size_bytes
  ), freed AS (
    SELECT account_id, sum(size_bytes) AS bytes FROM gone WHERE account_id IS NOT NULL GROUP BY account_id
  ), locked AS (
    SELECT u.account_id FROM artifact_usage u JOIN freed USING (account_id) ORDER BY u.account_id FOR UPDATE OF u
  ), counted AS (
    UPDATE artifact_usage u SET bytes = u.bytes - freed.bytes FROM freed JOIN locked USING (account_id)
    WHERE u.account_id = freed.account_id
  )
  SELECT count(*)::int AS deleted FROM gone`;

/** A file as it is served. */
export interface ArtifactFile {
  mediaType: ArtifactMediaType;
  /** Whole seconds until it is gone. */
  secondsLeft: number;
  /** Null when it was not asked for. */
  content: Buffer | null;
}

/** A file as it is stored. */
export interface NewFile {
  bytes: Uint8Array;
  mediaType: ArtifactMediaType;
  lifetimeSeconds: number;
}

/** Whose file it is, and how many bytes all files of that account may have. */
export interface FileOwner {
  accountId: string;
  limitBytes: number;
}

interface FileRow {
  media_type: ArtifactMediaType;
  seconds_left: number;
  content: Buffer | null;
}

/** The table of files. PostgreSQL's clock decides what has expired, so that all processes agree. */
@Injectable()
export class ArtifactFiles {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @param owner absent: the service itself.
   * @returns when it expires.
   * @throws ArtifactStorageFullError when the owner's files would have more bytes than they may.
   */
  async insert(name: ArtifactName, file: NewFile, owner?: FileOwner): Promise<Date> {
    const expiresAt = owner ? await this.insertCounted(name, file, owner) : await this.insertOwn(name, file);
    if (expiresAt) return expiresAt;
    // The count of the account is missing, or still holds files that have expired.
    const { accountId, limitBytes } = owner as FileOwner;
    await this.dataSource.query(
      'INSERT INTO artifact_usage (account_id) VALUES ($1) ON CONFLICT DO NOTHING',
      [accountId],
    );
    await this.prune(accountId);
    const late = await this.insertCounted(name, file, owner as FileOwner);
    if (late) return late;
    const roomInSeconds = await this.roomInSeconds(owner as FileOwner, file.bytes.byteLength);
    throw new ArtifactStorageFullError(limitBytes, roomInSeconds);
  }

  private async insertOwn({ tokenHash }: ArtifactName, file: NewFile): Promise<Date | undefined> {
    const [row] = await this.dataSource.query<{ expires_at: Date }[]>(
      `INSERT INTO artifacts (token_hash, media_type, content, expires_at, size_bytes)
       VALUES ($1, $2, $3::bytea, date_trunc('second', now() + make_interval(secs => $4)), octet_length($3::bytea))
       RETURNING expires_at`,
      [tokenHash, file.mediaType, contentOf(file), file.lifetimeSeconds],
    );
    return row?.expires_at;
  }

  /** Counts and stores in one statement, so that parallel ones do not exceed the limit. Undefined when there is no room. */
  private async insertCounted(
    { tokenHash }: ArtifactName,
    file: NewFile,
    { accountId, limitBytes }: FileOwner,
  ): Promise<Date | undefined> {
    const [row] = await this.dataSource.query<{ expires_at: Date }[]>(
      `WITH room AS (
         UPDATE artifact_usage SET bytes = bytes + octet_length($3::bytea)
         WHERE account_id = $5 AND bytes + octet_length($3::bytea) <= $6 RETURNING account_id
       ), stored AS (
         INSERT INTO artifacts (token_hash, media_type, content, expires_at, account_id, size_bytes)
         SELECT $1, $2, $3::bytea, date_trunc('second', now() + make_interval(secs => $4)), account_id,
           octet_length($3::bytea) FROM room
         RETURNING expires_at
       )
       SELECT expires_at FROM stored`,
      [tokenHash, file.mediaType, contentOf(file), file.lifetimeSeconds, accountId, limitBytes],
    );
    return row?.expires_at;
  }

  /** Seconds until so many files have expired that another one fits. */
  private async roomInSeconds(owner: FileOwner, bytes: number): Promise<number> {
    const [row] = await this.dataSource.query<{ seconds: number | null }[]>(
      `SELECT ceil(extract(epoch FROM min(expires_at) - now()))::int AS seconds
       FROM (
         SELECT expires_at, sum(size_bytes) OVER (ORDER BY expires_at, token_hash) AS freed,
           sum(size_bytes) OVER () AS total
         FROM artifacts WHERE account_id = $1
       ) AS kept
       WHERE total - freed + $2 <= $3`,
      [owner.accountId, bytes, owner.limitBytes],
    );
    return Math.max(1, row?.seconds ?? 1);
  }

  /** Undefined when there is none, or none any more. */
  async find(
    { tokenHash }: ArtifactName,
    options: { withContent: boolean },
  ): Promise<ArtifactFile | undefined> {
    const [row] = await this.dataSource.query<FileRow[]>(
      `SELECT media_type, floor(extract(epoch FROM expires_at - now()))::int AS seconds_left,
              CASE WHEN $2 THEN content END AS content
       FROM artifacts WHERE token_hash = $1 AND expires_at > now()`,
      [tokenHash, options.withContent],
    );
    return row && { mediaType: row.media_type, secondsLeft: row.seconds_left, content: row.content };
  }

  /**
   * Removes what has expired, a part at a time; processes that do it together share the work.
   * @returns how many.
   * @param accountId only its files.
   */
  async prune(accountId: string | null = null): Promise<number> {
    let total = 0;
    for (;;) {
      const [{ deleted }] = await this.dataSource.query<[{ deleted: number }]>(PRUNE, [
        PRUNE_ROWS,
        accountId,
      ]);
      total += deleted;
      if (deleted < PRUNE_ROWS) return total;
    }
  }
}

const contentOf = ({ bytes }: NewFile): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
