import type { Queryable } from '@capstan/platform-core';
import {
  type ClaimableJob,
  type HeldJob,
  EXTEND_LEASE,
  CLAIM,
  type ClaimedJob,
  inFairOrder,
  isClaimable,
  storableJson,
} from '@capstan/platform-jobs';
import type { MessageChannel } from '@capstan/kit';
import type { MessageContent } from '../composition/message-content.js';

/** A message in the hands of a worker. */
export interface MessageClaim extends ClaimedJob {
  channel: MessageChannel;
  recipient: string;
  content: MessageContent;
  /** What the end of its call needs. */
  ticket: object;
  createdAt: Date;
  scheduledAt: Date | null;
}

/** A message to be stored. */
export type NewMessage = Pick<
  MessageClaim,
  'id' | 'accountId' | 'channel' | 'recipient' | 'content' | 'ticket' | 'scheduledAt'
>;

const READY = `${isClaimable('m')} AND (m.scheduled_at IS NULL OR m.scheduled_at <= clock_timestamp())`;

/** It is ready, and its account has a place left. $1: places. */
const CLAIMABLE = `${READY}
  AND (SELECT count(*) FROM messages o WHERE o.account_id = m.account_id AND o.finished_at IS NULL
    AND o.lease_until > clock_timestamp()) < $1`;

const CLAIM_COLUMNS = `id, account_id AS "accountId", channel, recipient, content, ticket, generation,
  fruitless_takes AS "attemptsWithoutProgress", created_at AS "createdAt", scheduled_at AS "scheduledAt"`;

/** Inserts a message. Its content is text of a caller, so it is made storable first. */
export async function insertMessage(transaction: Queryable, message: NewMessage): Promise<void> {
  await transaction.query(
    `INSERT INTO messages (id, account_id, channel, recipient, content, ticket, scheduled_at, status)
     VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $7::timestamptz IS NULL THEN 'queued' ELSE 'scheduled' END)`,
    [
      message.id,
      message.accountId,
      message.channel,
      message.recipient,
      storableJson(message.content),
      storableJson(message.ticket),
      message.scheduledAt,
    ],
  );
}

/** Reads messages that a worker could take now, in the order of their turns. */
export function claimableMessages(
  database: Queryable,
  { perAccount, limit }: { perAccount: number; limit: number },
): Promise<ClaimableJob[]> {
  const order = inFairOrder({
    jobs: 'messages',
    alias: 'm',
    isOpen: 'finished_at IS NULL',
    condition: READY,
  });
  return database.query<ClaimableJob[]>(order, [perAccount, limit]);
}

/** Takes a message if it is ready and its account has a place left; the caller has locked the account's claims. */
export async function claimMessage(
  transaction: Queryable,
  id: string,
  perAccount: number,
): Promise<MessageClaim | null> {
  const [claim] = await transaction.query<MessageClaim[]>(
    `WITH claimed AS (
       UPDATE messages m SET ${CLAIM}, status = 'sending', status_at = clock_timestamp()
       WHERE m.id = $2 AND ${CLAIMABLE} RETURNING m.*
     )
     SELECT ${CLAIM_COLUMNS} FROM claimed`,
    [perAccount, id],
  );
  return claim ?? null;
}

/** Takes a message that no worker has had yet, so that it can be cancelled. @returns undefined when one has it. */
export async function takeForCancellation(
  transaction: Queryable,
  accountId: string,
  id: string,
): Promise<MessageClaim | undefined> {
  const [claim] = await transaction.query<MessageClaim[]>(
    `WITH taken AS (
       UPDATE messages SET generation = generation + 1, ${EXTEND_LEASE}
       WHERE id = $1 AND account_id = $2 AND finished_at IS NULL AND status IN ('queued', 'scheduled')
       RETURNING *
     )
     SELECT ${CLAIM_COLUMNS} FROM taken`,
    [id, accountId],
  );
  return claim;
}

/** Counts the messages that an account sent by a channel today (UTC). Those that cannot have been sent do not count. */
export async function countSentToday(
  database: Queryable,
  accountId: string,
  channel: MessageChannel,
): Promise<number> {
  const [row] = await database.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM messages
     WHERE account_id = $1 AND channel = $2 AND created_at >= date_trunc('day', now(), 'UTC')
       AND status NOT IN ('failed', 'cancelled')`,
    [accountId, channel],
  );
  return row?.count ?? 0;
}

/** What the end of sending writes into the row of a message. */
export interface MessageEnd {
  status: string;
  provider: string | null;
  providerMessageId: string | null;
  detail: string | null;
  failure: object | null;
  credits: number;
}

/** Ends the sending of a message. @returns the time of it; undefined when the message is not the claim's any more. */
export async function endMessage(
  transaction: Queryable,
  { id, generation }: HeldJob,
  end: MessageEnd,
): Promise<Date | undefined> {
  const [row] = await transaction.query<{ at: Date }[]>(
    `WITH ended AS (
       UPDATE messages SET status = $3, status_at = clock_timestamp(), provider = $4, provider_message_id = $5,
         detail = $6, failure = $7::jsonb, credits = $8, finished_at = clock_timestamp(), lease_until = NULL
       WHERE id = $1 AND generation = $2 AND finished_at IS NULL RETURNING status_at
     )
     SELECT status_at AS at FROM ended`,
    [
      id,
      generation,
      end.status,
      end.provider,
      end.providerMessageId,
      end.detail,
      end.failure && storableJson(end.failure),
      end.credits,
    ],
  );
  return row?.at;
}

/** Deletes some messages that ended so many days ago. @returns how many. */
export async function deleteOldMessages(database: Queryable, days: number, limit: number): Promise<number> {
  const [, count] = await database.query<[unknown[], number]>(
    `DELETE FROM messages WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM messages WHERE finished_at < now() - make_interval(days => $1) LIMIT $2))`,
    [days, limit],
  );
  return count;
}
