import type { Queryable } from '@capstan/platform-core';
import type { ArtifactRow, FileOwner, NewFile } from './artifact-file.js';
import type { ArtifactName } from './artifact-name.js';

const contentOf = ({ bytes, isInStorage }: NewFile): Buffer | null =>
  isInStorage ? null : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Stores a file of the service itself. @returns when it expires, by the server's clock. */
export async function insertOwnArtifact(
  database: Queryable,
  { tokenHash }: ArtifactName,
  file: NewFile,
): Promise<Date | undefined> {
  const [row] = await database.query<{ expires_at: Date }[]>(
    `INSERT INTO artifacts (token_hash, media_type, content, expires_at, size_bytes)
     VALUES ($1, $2, $3::bytea, date_trunc('second', now() + make_interval(secs => $4)), $5)
     RETURNING expires_at`,
    [tokenHash, file.mediaType, contentOf(file), file.lifetimeSeconds, file.bytes.byteLength],
  );
  return row?.expires_at;
}

/**
 * Checks the limit and stores in one statement, so that concurrent calls cannot exceed the limit. Undefined when
 * the storage is full.
 */
export async function insertCountedArtifact(
  database: Queryable,
  { tokenHash }: ArtifactName,
  file: NewFile,
  { accountId, limitBytes }: FileOwner,
): Promise<Date | undefined> {
  const [row] = await database.query<{ expires_at: Date }[]>(
    `WITH room AS (
       UPDATE artifact_usage SET bytes = bytes + $7::int
       WHERE account_id = $5 AND bytes + $7::int <= $6 RETURNING account_id
     ), stored AS (
       INSERT INTO artifacts (token_hash, media_type, content, expires_at, account_id, size_bytes)
       SELECT $1, $2, $3::bytea, date_trunc('second', now() + make_interval(secs => $4)), account_id,
         $7::int FROM room
       RETURNING expires_at
     )
     SELECT expires_at FROM stored`,
    [
      tokenHash,
      file.mediaType,
      contentOf(file),
      file.lifetimeSeconds,
      accountId,
      limitBytes,
      file.bytes.byteLength,
    ],
  );
  return row?.expires_at;
}

/** Returns the seconds until enough files have expired for another one. */
export async function secondsUntilSpace(
  database: Queryable,
  { accountId, limitBytes }: FileOwner,
  bytes: number,
): Promise<number> {
  const [row] = await database.query<{ seconds: number | null }[]>(
    `SELECT ceil(extract(epoch FROM min(expires_at) - now()))::int AS seconds
     FROM (
       SELECT expires_at, sum(size_bytes) OVER (ORDER BY expires_at, token_hash) AS freed,
         sum(size_bytes) OVER () AS total
       FROM artifacts WHERE account_id = $1
     ) AS kept
     WHERE total - freed + $2 <= $3`,
    [accountId, bytes, limitBytes],
  );
  return Math.max(1, row?.seconds ?? 1);
}

/** Reads a file that has not expired by the server's clock, optionally with its content. */
export async function readArtifact(
  database: Queryable,
  tokenHash: Buffer,
  { withContent }: { withContent: boolean },
): Promise<ArtifactRow | undefined> {
  const [row] = await database.query<ArtifactRow[]>(
    `SELECT media_type AS "mediaType", floor(extract(epoch FROM expires_at - now()))::int AS "secondsLeft",
            coalesce(size_bytes, octet_length(content)) AS bytes, CASE WHEN $2 THEN content END AS content,
            content IS NULL AS "isInStorage"
     FROM artifacts WHERE token_hash = $1 AND expires_at > now()`,
    [tokenHash, withContent],
  );
  return row;
}

/**
 * Reads some expired files whose content is in the object storage.
 * @param accountId only its files; null: those of all accounts. @returns their hashes.
 */
export async function expiredInStorage(
  database: Queryable,
  limit: number,
  accountId: string | null,
): Promise<Buffer[]> {
  const rows = await database.query<{ token_hash: Buffer }[]>(
    `SELECT token_hash FROM artifacts
     WHERE expires_at <= now() AND content IS NULL AND ($2::uuid IS NULL OR account_id = $2)
     ORDER BY expires_at LIMIT $1`,
    [limit, accountId],
  );
  return rows.map(({ token_hash: hash }) => hash);
}

/**
 * Deletes some expired files whose content is in their rows, and updates the usage of their accounts.
 * @param accountId only its files; null: those of all accounts. @returns how many were deleted.
 */
export function pruneArtifacts(
  database: Queryable,
  limit: number,
  accountId: string | null,
): Promise<number> {
  return deleteRows(
    database,
    `SELECT token_hash FROM artifacts
     WHERE expires_at <= now() AND content IS NOT NULL AND ($2::uuid IS NULL OR account_id = $2)
     ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED`,
    [limit, accountId],
  );
}

/** Ends the lifetime of a file: it is no longer found, and the next pruning deletes it. */
export async function expireArtifact(database: Queryable, tokenHash: Buffer): Promise<void> {
  await database.query('UPDATE artifacts SET expires_at = now() WHERE token_hash = $1', [tokenHash]);
}

/** Deletes files by their hashes, and updates the usage of their accounts. @returns how many were deleted. */
export const deleteArtifacts = (database: Queryable, hashes: readonly Buffer[]): Promise<number> =>
  deleteRows(
    database,
    `SELECT token_hash FROM artifacts WHERE token_hash = ANY ($1::bytea[]) ORDER BY token_hash FOR UPDATE SKIP LOCKED`,
    [hashes],
  );

/** @param chosen SQL that selects the hashes of the rows. */
async function deleteRows(
  database: Queryable,
  chosen: string,
  parameters: readonly unknown[],
): Promise<number> {
  const [{ deleted }] = await database.query<[{ deleted: number }]>(
    `WITH gone AS (
       DELETE FROM artifacts WHERE token_hash = ANY (ARRAY(${chosen}))
       RETURNING account_id, size_bytes
     ), freed AS (
       SELECT account_id, sum(size_bytes) AS bytes FROM gone WHERE account_id IS NOT NULL GROUP BY account_id
     ), locked AS (
       SELECT u.account_id FROM artifact_usage u JOIN freed USING (account_id) ORDER BY u.account_id FOR UPDATE OF u
     ), counted AS (
       UPDATE artifact_usage u SET bytes = u.bytes - freed.bytes FROM freed JOIN locked USING (account_id)
       WHERE u.account_id = freed.account_id
     )
     SELECT count(*)::int AS deleted FROM gone`,
    [...parameters],
  );
  return deleted;
}
