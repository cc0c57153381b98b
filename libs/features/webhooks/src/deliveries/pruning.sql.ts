import type { Queryable } from '@capstan/platform-core';

/** Deletes deliveries of some days ago that have ended, or that wait for a webhook which is disabled. */
export async function deleteOldDeliveries(database: Queryable, days: number): Promise<void> {
  await database.query(
    `DELETE FROM webhook_deliveries WHERE id IN (
       SELECT d.id FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
       WHERE d.created_at < now() - make_interval(days => $1)
         AND (d.status <> 'pending' OR e.disabled_at IS NOT NULL)
       ORDER BY d.created_at LIMIT 10000
     )`,
    [days],
  );
}

/** Deletes secrets that no longer sign. */
export async function deleteExpiredSecrets(database: Queryable): Promise<void> {
  await database.query('DELETE FROM webhook_secrets WHERE expires_at < now()');
}
