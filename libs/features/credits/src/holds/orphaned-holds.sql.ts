import type { Queryable } from '@capstan/platform-core';

/** Reads holds of other processes whose lease ended. At most 500, oldest first. */
export async function orphanedHolds(transaction: Queryable, ownLease: string): Promise<string[]> {
  const rows = await transaction.query<{ id: string }[]>(
    `SELECT h.id FROM holds h LEFT JOIN process_leases l ON l.id = h.lease_id
     WHERE h.lease_id <> $1 AND (l.id IS NULL OR l.expires_at < now())
     ORDER BY h.created_at LIMIT 500`,
    [ownLease],
  );
  return rows.map(({ id }) => id);
}

/** Deletes leases of processes that ended long ago. */
export async function deleteOldLeases(transaction: Queryable): Promise<void> {
  await transaction.query(`DELETE FROM process_leases WHERE expires_at < now() - interval '1 hour'`);
}
