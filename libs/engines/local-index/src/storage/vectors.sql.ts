import type { Queryable } from '@capstan/platform-core';
import type { ScoredDocument } from '../ranking/best-documents.js';

/** The vectors of a document. */
export interface DocumentVectors {
  id: number;
  vectors: Buffer;
}

/** Reads the ids of some documents without vectors of a model, in the order of ids. */
export async function documentsWithoutVectors(
  transaction: Queryable,
  model: string,
  afterId: number,
  limit: number,
): Promise<number[]> {
  const rows = await transaction.query<{ id: number }[]>(
    `SELECT d.id FROM local_index_documents d
     WHERE d.id > $2 AND NOT EXISTS (
       SELECT FROM local_index_vectors v WHERE v.document_id = d.id AND v.model = $1)
     ORDER BY d.id LIMIT $3`,
    [model, afterId, limit],
  );
  return rows.map(({ id }) => id);
}

/** Inserts or replaces the vectors of documents; those that were removed meanwhile are skipped. */
export async function upsertVectors(
  transaction: Queryable,
  model: string,
  documents: readonly DocumentVectors[],
): Promise<void> {
  await transaction.query(
    `INSERT INTO local_index_vectors (document_id, model, vectors)
     SELECT t.id, $1, t.vectors FROM unnest($2::bigint[], $3::bytea[]) AS t (id, vectors)
     JOIN local_index_documents d ON d.id = t.id
     FOR KEY SHARE OF d
     ON CONFLICT (document_id) DO UPDATE SET model = excluded.model, vectors = excluded.vectors`,
    [model, documents.map(({ id }) => id), documents.map(({ vectors }) => vectors)],
  );
}

/** Reads the vectors of documents, in no order; documents without vectors of the model are omitted. */
export function vectorsOf(
  database: Queryable,
  model: string,
  documents: readonly Pick<ScoredDocument, 'block' | 'slot'>[],
): Promise<{ block: number; slot: number; vectors: Buffer }[]> {
  return database.query(
    `SELECT t.block, t.slot, v.vectors FROM unnest($2::int[], $3::smallint[]) AS t (block, slot)
     JOIN local_index_documents d ON d.block_id = t.block AND d.slot = t.slot
     JOIN local_index_vectors v ON v.document_id = d.id AND v.model = $1`,
    [model, documents.map(({ block }) => block), documents.map(({ slot }) => slot)],
  );
}
