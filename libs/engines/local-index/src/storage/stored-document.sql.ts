import type { Queryable } from '@capstan/platform-core';
import type { SourceType } from '../documents/collection.js';

/** A document with its collection. */
export interface DocumentRow {
  id: number;
  title: string;
  published_at: Date | null;
  language: string | null;
  collection: string;
  source_type: SourceType;
}

/**
 * Reads the document of an address: of a folder by its name and a path, or of any site. Queries each collection,
 * because the index on addresses starts with the collection. Of several sites, the most recently read one.
 */
export async function readByAddress(
  database: Queryable,
  path: string,
  collection: string | null,
): Promise<DocumentRow | undefined> {
  const [row] = await database.query<DocumentRow[]>(
    `SELECT d.id, d.title, d.published_at, d.language, c.name AS collection, c.source_type
     FROM local_index_collections c
     CROSS JOIN LATERAL (SELECT id, title, published_at, language, indexed_at FROM local_index_documents
                         WHERE collection_id = c.id AND md5(url) = md5($1) AND url = $1) d
     WHERE CASE WHEN $2::text IS NULL THEN c.kind = 'site' ELSE c.kind = 'folder' AND c.name = $2 END
     ORDER BY d.indexed_at DESC, d.id DESC LIMIT 1`,
    [path, collection],
  );
  return row;
}
