import { type Queryable, prepared } from '@capstan/platform-core';
import type { IdempotencyMark } from './idempotency-mark.js';

/** A mark to be inserted. */
export interface Claim extends IdempotencyMark {
  bodyHash: Buffer;
  /** Lease of this process. */
  leaseId: string;
}

/** State of a key in use. */
export interface ExistingMark {
  body_hash: Buffer;
  answer: string | null;
  call_id: string;
  lease_id: string | null;
  is_abandoned: boolean;
}

/** An abandoned mark: its answer has expired, or the lease of its call has. */
const IS_ABANDONED = `CASE WHEN mark.answer IS NOT NULL THEN mark.expires_at < now() ELSE NOT EXISTS (
    SELECT FROM process_leases l WHERE l.id = mark.lease_id AND l.expires_at > now()) END`;

const claimParameters = ({ accountId, route, key, bodyHash, callId, leaseId }: Claim): unknown[] => [
  accountId,
  route,
  key,
  bodyHash,
  callId,
  leaseId,
];

/**
 * Marks unused keys as running. Of two claims on the same key the first wins. Keys are inserted in their order, so that
 * two statements never deadlock.
 * @returns ids of the calls that now own their key.
 */
export async function claimMarks(database: Queryable, claims: readonly Claim[]): Promise<Set<string>> {
  const rows = await database.query<{ call_id: string }[]>(CLAIM, [
    ...places(claims),
    claims.map(({ bodyHash }) => bodyHash),
    claims.map(({ callId }) => callId),
    claims.map(({ leaseId }) => leaseId),
  ]);
  return new Set(rows.map((row) => row.call_id));
}

const CLAIM = prepared(
  'idempotency.claim',
  `INSERT INTO idempotency_keys (account_id, route, key, body_hash, call_id, lease_id, expires_at)
   SELECT account_id, route, key, body_hash, call_id, lease_id, now() + interval '24 hours'
   FROM unnest($1::uuid[], $2::text[], $3::text[], $4::bytea[], $5::uuid[], $6::uuid[])
     WITH ORDINALITY AS t (account_id, route, key, body_hash, call_id, lease_id, place)
   ORDER BY account_id, route, key, place
   ON CONFLICT (account_id, route, key) DO NOTHING RETURNING call_id`,
);

/** Reads the state of a key in use. */
export async function readMark(
  database: Queryable,
  { accountId, route, key }: IdempotencyMark,
): Promise<ExistingMark | undefined> {
  const [known] = await database.query<ExistingMark[]>(
    `SELECT body_hash, answer, call_id, lease_id, ${IS_ABANDONED} AS is_abandoned
     FROM idempotency_keys AS mark WHERE account_id = $1 AND route = $2 AND key = $3`,
    [accountId, route, key],
  );
  return known;
}

/**
 * Takes over an abandoned mark, whatever its request was. The dead call is read before the mark changes,
 * since a row that its own statement has changed can no longer be locked.
 * @returns the id of the dead call, if there was one; undefined if another call was faster.
 */
export async function takeOverMark(
  transaction: Queryable,
  claim: Claim,
): Promise<{ previousCallId: string | null } | undefined> {
  const [taken] = await transaction.query<{ previousCallId: string | null }[]>(
    `WITH previous AS (
       SELECT call_id FROM idempotency_keys WHERE account_id = $1 AND route = $2 AND key = $3 FOR UPDATE
     )
     INSERT INTO idempotency_keys AS mark (account_id, route, key, body_hash, call_id, lease_id, expires_at)
     SELECT $1::uuid, $2::text, $3::text, $4::bytea, $5::uuid, $6::uuid, now() + interval '24 hours'
     WHERE (SELECT count(*) FROM previous) >= 0
     ON CONFLICT (account_id, route, key) DO UPDATE SET
       body_hash = excluded.body_hash, call_id = excluded.call_id, lease_id = excluded.lease_id,
       answer = NULL, expires_at = excluded.expires_at
     WHERE ${IS_ABANDONED}
     RETURNING (SELECT call_id FROM previous) AS "previousCallId"`,
    claimParameters(claim),
  );
  return taken;
}

/** Stores answers. A call that lost its mark stores nothing. */
export async function storeAnswers(
  transaction: Queryable,
  answers: readonly { mark: IdempotencyMark; answer: string }[],
): Promise<void> {
  await transaction.query(
    `UPDATE idempotency_keys k SET answer = item.answer, lease_id = NULL
     FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::text[]) AS item (call_id, answer, account_id, route, key)
     WHERE k.account_id = item.account_id AND k.route = item.route AND k.key = item.key
       AND k.call_id = item.call_id AND k.answer IS NULL`,
    [
      answers.map(({ mark }) => mark.callId),
      answers.map(({ answer }) => answer),
      ...places(answers.map(({ mark }) => mark)),
    ],
  );
}

/** Returns the ids of the calls whose answer is stored. */
export async function answeredCalls(
  transaction: Queryable,
  marks: readonly IdempotencyMark[],
): Promise<Set<string>> {
  const rows = await transaction.query<{ call_id: string }[]>(
    `SELECT k.call_id FROM idempotency_keys k
     JOIN unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) AS item (call_id, account_id, route, key)
       USING (call_id, account_id, route, key)
     WHERE k.answer IS NOT NULL`,
    [marks.map(({ callId }) => callId), ...places(marks)],
  );
  return new Set(rows.map((row) => row.call_id));
}

/**
 * Deletes the marks of failed calls, so that the key can be used again.
 * @param sparedLease lease whose marks are kept, or null.
 */
export async function forgetMarks(
  transaction: Queryable,
  marks: readonly IdempotencyMark[],
  sparedLease: string | null,
): Promise<void> {
  await transaction.query(
    `DELETE FROM idempotency_keys k
     USING unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) AS item (call_id, account_id, route, key)
     WHERE k.account_id = item.account_id AND k.route = item.route AND k.key = item.key
       AND k.call_id = item.call_id AND k.answer IS NULL AND k.lease_id IS DISTINCT FROM $5::uuid`,
    [marks.map(({ callId }) => callId), ...places(marks), sparedLease],
  );
}

/**
 * Deletes some expired answers, and equally old marks of dead calls; running calls keep their marks.
 * @returns how many.
 */
export async function deleteAbandonedMarks(database: Queryable, limit: number): Promise<number> {
  const [, deleted] = await database.query<[unknown[], number]>(
    `DELETE FROM idempotency_keys WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM idempotency_keys AS mark WHERE expires_at < now() AND ${IS_ABANDONED} LIMIT $1)) AND expires_at < now()`,
    [limit],
  );
  return deleted;
}

/**
 * Links a running mark to durable work by the lease of such work. @returns false if the call lost the mark.
 */
export async function handOverMark(
  transaction: Queryable,
  { accountId, route, key, callId }: IdempotencyMark,
  durableLease: string,
): Promise<boolean> {
  const rows = await transaction.query<object[]>(
    `WITH given AS (
       UPDATE idempotency_keys SET lease_id = $5
       WHERE account_id = $1 AND route = $2 AND key = $3 AND call_id = $4 AND answer IS NULL RETURNING 1
     )
     SELECT FROM given`,
    [accountId, route, key, callId, durableLease],
  );
  return rows.length > 0;
}

const places = (marks: readonly IdempotencyMark[]): string[][] => [
  marks.map(({ accountId }) => accountId),
  marks.map(({ route }) => route),
  marks.map(({ key }) => key),
];
