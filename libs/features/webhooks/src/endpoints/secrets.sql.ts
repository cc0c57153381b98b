import type { Queryable } from '@capstan/platform-core';

/** Lets the secrets of a webhook end after an overlap; one that ends sooner keeps its time. @returns the end of the overlap. */
export async function expireSecrets(
  transaction: Queryable,
  endpointId: string,
  overlapSeconds: number,
): Promise<Date> {
  // Rotations of one webhook happen one after another, so that one secret is current.
  await transaction.query('SELECT FROM webhook_endpoints WHERE id = $1 FOR UPDATE', [endpointId]);
  const [end] = await transaction.query<[{ at: Date }]>(
    'SELECT clock_timestamp() + make_interval(secs => $1) AS at',
    [overlapSeconds],
  );
  await transaction.query(
    'UPDATE webhook_secrets SET expires_at = least(expires_at, $2) WHERE endpoint_id = $1',
    [endpointId, end.at],
  );
  return end.at;
}
