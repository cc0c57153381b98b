import type { Queryable } from '@capstan/platform-core';
import type { Collection, CollectionSummary } from '../documents/collection.js';

const COLUMNS = `id, name, kind, root, source_type AS "sourceType", is_fallback AS "isFallback"`;

/** Reads the root of another collection with this name. */
export async function rootOfOtherCollection(
  transaction: Queryable,
  name: string,
  root: string,
): Promise<string | undefined> {
  const [holder] = await transaction.query<{ root: string }[]>(
    'SELECT root FROM local_index_collections WHERE name = $1 AND root <> $2',
    [name, root],
  );
  return holder?.root;
}

/** Inserts a collection, or updates name, source type and rank of an existing one. */
export async function upsertCollection(
  transaction: Queryable,
  { name, kind, root, sourceType, isFallback }: Omit<Collection, 'id'>,
): Promise<Collection> {
  const [collection] = await transaction.query<[Collection]>(
    `INSERT INTO local_index_collections (name, kind, root, source_type, is_fallback)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (root) DO UPDATE SET name = excluded.name, source_type = excluded.source_type,
       is_fallback = excluded.is_fallback
     RETURNING ${COLUMNS}`,
    [name, kind, root, sourceType, isFallback],
  );
  return collection;
}

/** Reads a collection by its root, otherwise by its name. */
export async function readCollection(
  database: Queryable,
  nameOrRoot: string,
): Promise<Collection | undefined> {
  const [collection] = await database.query<Collection[]>(
    `SELECT ${COLUMNS} FROM local_index_collections WHERE name = $1 OR root = $1
     ORDER BY (root = $1) DESC LIMIT 1`,
    [nameOrRoot],
  );
  return collection;
}

/** Reads all collections by name, with their sizes. */
export function readSummaries(database: Queryable): Promise<CollectionSummary[]> {
  return database.query<CollectionSummary[]>(
    `SELECT ${COLUMNS}, indexed_at AS "indexedAt",
       (SELECT count(*) FROM local_index_documents d WHERE d.collection_id = c.id)::float8 AS documents,
       (SELECT coalesce(sum(passages), 0) FROM local_index_blocks b
        WHERE b.collection_id = c.id)::float8 AS passages
     FROM local_index_collections c ORDER BY name`,
  );
}

/** Records the end of a complete run. */
export async function touchCollection(database: Queryable, id: number): Promise<void> {
  await database.query('UPDATE local_index_collections SET indexed_at = now() WHERE id = $1', [id]);
}

/** Deletes a collection with its documents. @returns how many documents it had. */
export async function deleteCollectionWithDocuments(transaction: Queryable, id: number): Promise<number> {
  const [, deleted] = await transaction.query<[unknown, number]>(
    'DELETE FROM local_index_documents WHERE collection_id = $1',
    [id],
  );
  await transaction.query('DELETE FROM local_index_collections WHERE id = $1', [id]);
  return deleted;
}
