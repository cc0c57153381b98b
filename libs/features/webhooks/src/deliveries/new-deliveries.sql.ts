import { type Queryable, currentTraceparent } from '@capstan/platform-core';
import type { DomainEvent } from '@capstan/platform-events';
import { insertTraces } from '@capstan/platform-jobs';

/**
 * Writes a delivery of an event for each enabled webhook of its account that subscribes to it, unless the account is suspended.
 * An event that is handled again adds nothing.
 * @param options.ofAnyAccount for events of operators: only accounts with a working key with the scope `admin` receive them. That
 * one expires or loses its scope is not an event that could disable the webhook.
 * @returns how many were written.
 */
export async function insertEventDeliveries(
  database: Queryable,
  { id, type, accountId, occurredAt }: DomainEvent,
  options: { ofAnyAccount: boolean; subscriptions: readonly string[]; payload: string },
): Promise<number> {
  const rows = await database.query<object[]>(
    `WITH written AS (
     INSERT INTO webhook_deliveries (id, endpoint_id, account_id, lane, event_id, event_type, payload)
     SELECT gen_random_uuid(), e.id, e.account_id, e.id, $1, $2, $3 FROM webhook_endpoints e
     WHERE ($4 OR e.account_id = $5) AND e.event_types && $6::text[]
       AND e.disabled_at IS NULL AND e.created_at <= $7
       AND NOT EXISTS (SELECT FROM accounts a WHERE a.id = e.account_id AND a.suspended_at IS NOT NULL)
       AND (NOT $4 OR EXISTS (
         SELECT FROM api_keys k WHERE k.account_id = e.account_id AND 'admin' = ANY (k.scopes)
           AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > clock_timestamp())))
     ON CONFLICT (endpoint_id, event_id) WHERE resend_of IS NULL DO NOTHING
     RETURNING id
     ), traced AS (
       ${insertTraces('written', '$8::text')}
     )
     SELECT id FROM written`,
    [
      id,
      type,
      options.payload,
      options.ofAnyAccount,
      accountId,
      options.subscriptions,
      occurredAt,
      currentTraceparent() ?? null,
    ],
  );
  return rows.length;
}
