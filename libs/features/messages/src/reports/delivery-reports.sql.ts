import type { DeliveryReport, MessageChannel } from '@capstan/kit';
import type { Queryable } from '@capstan/platform-core';

/** A message that a report changed. */
export interface ReportedMessage {
  id: string;
  accountId: string;
  channel: MessageChannel;
  detail: string | null;
}

/** Statuses that a report may follow: reports arrive in any order, and a message does not go back to an earlier one. */
const BEFORE: Readonly<Record<DeliveryReport['status'], readonly string[]>> = {
  sent: ['outcome_unknown'],
  delivered: ['sent', 'outcome_unknown'],
  bounced: ['sent', 'delivered', 'outcome_unknown'],
};

const MATCHES = `provider = $1 AND (id::text = $2 OR provider_message_id = $3)`;

/** Sets the status that a transport reports for its message. @returns undefined if nothing changes. */
export async function applyReport(
  transaction: Queryable,
  transport: string,
  { messageId, providerMessageId, status, detail }: DeliveryReport,
): Promise<ReportedMessage | undefined> {
  const [message] = await transaction.query<ReportedMessage[]>(
    `WITH reported AS (
       UPDATE messages SET status = $4, status_at = clock_timestamp(), detail = $5,
         provider_message_id = coalesce(provider_message_id, $3)
       WHERE ${MATCHES} AND finished_at IS NOT NULL AND status = ANY ($6) RETURNING *
     )
     SELECT id, account_id AS "accountId", channel, detail FROM reported`,
    [transport, messageId ?? null, providerMessageId ?? null, status, detail ?? null, BEFORE[status]],
  );
  return message;
}

/** Returns whether the message of a report is still being sent, so that the provider must retry the report. */
export async function isBeingSent(database: Queryable, { messageId }: DeliveryReport): Promise<boolean> {
  if (messageId === undefined) return false;
  const rows = await database.query<object[]>(
    'SELECT FROM messages WHERE id::text = $1 AND finished_at IS NULL',
    [messageId],
  );
  return rows.length > 0;
}
