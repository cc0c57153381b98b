import type { Queryable } from '@capstan/platform-core';
import type { DomainEvent } from '@capstan/platform-events';

/**
 * Writes a delivery of an event for each enabled webhook that subscribes to it: those of the account, or of all accounts for
 * an event of the service. An event that is handled again adds nothing.
 * @returns how many were written.
 */
export async function insertEventDeliveries(
  database: Queryable,
  { id, type, accountId, occurredAt }: DomainEvent,
  { subscriptions, payload }: { subscriptions: readonly string[]; payload: string },
): Promise<number> {
  const rows = await database.query<object[]>(
    `INSERT INTO webhook_deliveries (id, endpoint_id, account_id, lane, event_id, event_type, payload)
     SELECT gen_random_uuid(), e.id, e.account_id, e.id, $1, $2, $3 FROM webhook_endpoints e
     WHERE ($4::uuid IS NULL OR e.account_id = $4) AND e.event_types && $5::text[]
       AND e.disabled_at IS NULL AND e.created_at <= $6
     ON CONFLICT (endpoint_id, event_id) WHERE resend_of IS NULL DO NOTHING
     RETURNING id`,
    [id, type, payload, accountId, subscriptions, occurredAt],
  );
  return rows.length;
}
