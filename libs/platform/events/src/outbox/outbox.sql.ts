import type { Queryable } from '@capstan/platform-core';
import { storableJson } from '@capstan/platform-jobs';
import type { NewDomainEvent } from '../types/domain-event.js';

/** An event, and the handlers to which it goes. */
export interface OutboxItem {
  id: string;
  event: NewDomainEvent;
  handlers: readonly string[];
}

/** Writes events and what has to be delivered of them, in the order given. */
export async function insertEvents(transaction: Queryable, items: readonly OutboxItem[]): Promise<void> {
  const deliveries = items.flatMap(({ id, handlers }) => handlers.map((handler) => ({ id, handler })));
  await transaction.query(INSERT_EVENTS, [
    items.map(({ id }) => id),
    items.map(({ event }) => event.type),
    items.map(({ event }) => event.accountId),
    items.map(({ event }) => storableJson(event.data)),
    deliveries.map(({ id }) => id),
    deliveries.map(({ handler }) => handler),
  ]);
}

const INSERT_EVENTS = `
WITH item AS (
  SELECT * FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::jsonb[])
    WITH ORDINALITY AS t (id, type, account_id, data, place)
), event AS (
  INSERT INTO domain_events (id, type, account_id, data)
  SELECT id, type, account_id, data FROM item ORDER BY place
  RETURNING number, id, account_id
)
INSERT INTO event_deliveries (event_number, handler, lane)
SELECT event.number, delivery.handler, coalesce(event.account_id, '00000000-0000-0000-0000-000000000000')
FROM event JOIN unnest($5::uuid[], $6::text[]) AS delivery (id, handler) USING (id)`;

/** Deletes events past their days. @returns how many, and how many of their deliveries had not succeeded. */
export async function deleteOldEvents(
  database: Queryable,
  days: number,
): Promise<{ events: number; undelivered: number }> {
  const [counts] = await database.query<{ events: number; undelivered: number }[]>(
    `WITH old AS MATERIALIZED (
       SELECT number FROM domain_events WHERE occurred_at < now() - make_interval(days => $1)
       ORDER BY occurred_at LIMIT 10000
     ), undelivered AS MATERIALIZED (
       SELECT count(*)::int AS count FROM event_deliveries WHERE event_number IN (SELECT number FROM old)
     ), deleted AS (
       DELETE FROM domain_events WHERE number IN (SELECT number FROM old) AND (SELECT count FROM undelivered) >= 0
       RETURNING number
     )
     SELECT (SELECT count(*)::int FROM deleted) AS events, (SELECT count FROM undelivered) AS undelivered`,
    [days],
  );
  return counts ?? { events: 0, undelivered: 0 };
}
