import type { Queryable } from '@capstan/platform-core';
import { type HeldJob, storableJson } from '@capstan/platform-jobs';
import type { MessageChannel } from '@capstan/kit';
import type { MessageClaim } from './message-claim.js';

/** A message to be stored. */
export type NewMessage = Pick<
  MessageClaim,
  'id' | 'accountId' | 'channel' | 'recipient' | 'content' | 'ticket' | 'scheduledAt'
>;

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

/** Sets when the next request for a message may be made, and the status until then. */
export async function postponeMessage(
  transaction: Queryable,
  id: string,
  { delayMs, status }: { delayMs: number; status: 'queued' | 'sending' },
): Promise<void> {
  await transaction.query(
    `UPDATE messages SET retry_at = clock_timestamp() + make_interval(secs => $2::float8 / 1000), status = $3,
       status_at = clock_timestamp()
     WHERE id = $1`,
    [id, delayMs, status],
  );
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

/** Ends the sending of a message. @returns the time of it; undefined if the claim no longer holds the message. */
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
