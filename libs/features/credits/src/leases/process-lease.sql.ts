import type { Queryable } from '@capstan/platform-core';

/** Inserts or renews a lease. Uses the server's clock, so that all processes agree about its end. */
export async function renewLease(database: Queryable, id: string, seconds: number): Promise<void> {
  await database.query(
    `INSERT INTO process_leases (id, expires_at) VALUES ($1, now() + make_interval(secs => $2))
     ON CONFLICT (id) DO UPDATE SET expires_at = excluded.expires_at`,
    [id, seconds],
  );
}

/** Ends a lease, so that what its process left open can be released immediately. */
export async function endLease(database: Queryable, id: string): Promise<void> {
  await database.query('DELETE FROM process_leases WHERE id = $1', [id]);
}
