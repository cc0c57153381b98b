import type { Queryable } from '@capstan/platform-core';

/** Number of entries of a collection. */
export interface CollectionCount {
  collection: string;
  entries: number;
  lastEntryAt: Date;
}

/** Counts the entries of a site by collection. */
export function countCollections(database: Queryable, siteId: string): Promise<CollectionCount[]> {
  return database.query<CollectionCount[]>(
    `SELECT collection, count(*) AS entries, max(created_at) AS "lastEntryAt"
     FROM site_entries WHERE site_id = $1 GROUP BY collection ORDER BY collection`,
    [siteId],
  );
}

/** Reads the names of all fields that occur in entries of a collection, sorted. */
export async function readFieldNames(
  database: Queryable,
  siteId: string,
  collection: string,
): Promise<string[]> {
  const rows = await database.query<{ name: string }[]>(
    `SELECT DISTINCT jsonb_object_keys(data) AS name FROM site_entries
     WHERE site_id = $1 AND collection = $2 ORDER BY name`,
    [siteId, collection],
  );
  return rows.map(({ name }) => name);
}
