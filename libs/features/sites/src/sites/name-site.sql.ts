import type { Queryable } from '@capstan/platform-core';

/**
 * Names a site. The first site of a company has its id; the default company takes the name of that site, a
 * company named by its owner keeps its name.
 */
export async function nameSite(transaction: Queryable, siteId: string, name: string): Promise<void> {
  await transaction.query(
    `WITH site AS (UPDATE sites SET name = $2 WHERE id = $1 AND name <> $2)
     UPDATE companies SET name = $2 WHERE id = $1 AND is_default AND name <> $2`,
    [siteId, name],
  );
}
