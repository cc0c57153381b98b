import type { Queryable } from '@capstan/platform-core';

/** Reads the site with this hash of a link, and its account. */
export async function readLinkedSite(
  database: Queryable,
  linkHash: Buffer,
): Promise<{ siteId: string; accountId: string } | undefined> {
  const [site] = await database.query<{ siteId: string; accountId: string }[]>(
    `SELECT s.id AS "siteId", s.account_id AS "accountId"
     FROM site_owner_settings o JOIN sites s ON s.id = o.site_id WHERE o.link_hash = $1`,
    [linkHash],
  );
  return site;
}
