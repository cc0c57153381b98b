import type { Queryable } from '@capstan/platform-core';

interface StoppedBuild {
  id: string;
  siteId: string;
  accountId: string;
  chargeSubject: string | null;
}

/** Stops a running build with a new generation, so that its worker can write nothing more. */
export async function endWithoutWorker(
  transaction: Queryable,
  id: string,
): Promise<StoppedBuild | undefined> {
  const [build] = await transaction.query<StoppedBuild[]>(
    `WITH stopped AS (
       UPDATE builds SET status = 'stopped', finished_at = now(), generation = generation + 1, lease_until = NULL
       WHERE id = $1 AND finished_at IS NULL RETURNING id, site_id, account_id, charge_subject
     )
     SELECT id, site_id AS "siteId", account_id AS "accountId",
       charge_subject AS "chargeSubject" FROM stopped`,
    [id],
  );
  return build;
}
