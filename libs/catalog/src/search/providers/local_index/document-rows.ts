import type { EntityManager } from 'typeorm';
import type { IndexableDocument } from './document.js';
import { type Passage, passagesOf } from './passages.js';
import { type SearchVector, searchVector } from './search-vector.js';

/** Headings of a passage in one text: `Care › Cleaning`. */
const HEADING_SEPARATOR = ' › ';

/** Writes a document with its passages and brings the statistics along. @returns the number of passages. */
export async function replaceDocument(
  manager: EntityManager,
  collectionId: number,
  document: IndexableDocument,
): Promise<number> {
  await removeDocuments(manager, collectionId, [document.url]);
  const [row] = await manager.query<{ id: number }[]>(
    `INSERT INTO local_index_documents (collection_id, url, title, content_hash, published_at)
     VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [collectionId, document.url, document.title, document.contentHash, document.publishedAt],
  );
  const passages = passagesOf(document.blocks);
  if (!row || passages.length === 0) return 0;
  const vectors = passages.map((passage) =>
    searchVector(document.title, passage.headings.join(HEADING_SEPARATOR), passage.body),
  );
  await insertPassages(manager, row.id, passages, vectors);
  await addStatistics(manager, collectionId, vectors);
  return passages.length;
}

/** Deletes documents by address and takes them out of the statistics. @returns how many there were. */
export async function removeDocuments(
  manager: EntityManager,
  collectionId: number,
  urls: readonly string[],
): Promise<number> {
  const rows = await manager.query<{ id: number }[]>(
    `SELECT id FROM local_index_documents
     WHERE collection_id = $1 AND md5(url) IN (SELECT md5(u) FROM unnest($2::text[]) AS u)`,
    [collectionId, urls],
  );
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await manager.query(
    `UPDATE local_index_terms t SET passages = t.passages - gone.passages
     FROM (SELECT lexeme, count(*) AS passages FROM local_index_passages p, unnest(p.search)
           WHERE p.document_id = ANY($1) GROUP BY lexeme) gone
     WHERE t.term = gone.lexeme`,
    [ids],
  );
  await manager.query(
    `UPDATE local_index_collections c SET passages = c.passages - gone.passages,
       title_terms = c.title_terms - gone.title, heading_terms = c.heading_terms - gone.heading,
       body_terms = c.body_terms - gone.body
     FROM (SELECT count(*) AS passages, coalesce(sum(title_terms), 0) AS title,
                  coalesce(sum(heading_terms), 0) AS heading, coalesce(sum(body_terms), 0) AS body
           FROM local_index_passages WHERE document_id = ANY($2)) gone
     WHERE c.id = $1`,
    [collectionId, ids],
  );
  await manager.query('DELETE FROM local_index_documents WHERE id = ANY($1)', [ids]);
  return rows.length;
}

async function insertPassages(
  manager: EntityManager,
  documentId: number,
  passages: readonly Passage[],
  vectors: readonly SearchVector[],
): Promise<void> {
  await manager.query(
    `INSERT INTO local_index_passages
       (document_id, position, headings, body, title_terms, heading_terms, body_terms, search)
     SELECT $1, place - 1, headings, body, title, heading, terms, search::tsvector
     FROM unnest($2::text[], $3::text[], $4::int[], $5::int[], $6::int[], $7::text[])
       WITH ORDINALITY AS p (headings, body, title, heading, terms, search, place)`,
    [
      documentId,
      passages.map(({ headings }) => headings.join(HEADING_SEPARATOR)),
      passages.map(({ body }) => body),
      vectors.map(({ titleTerms }) => titleTerms),
      vectors.map(({ headingTerms }) => headingTerms),
      vectors.map(({ bodyTerms }) => bodyTerms),
      vectors.map(({ literal }) => literal),
    ],
  );
}

async function addStatistics(
  manager: EntityManager,
  collectionId: number,
  vectors: readonly SearchVector[],
): Promise<void> {
  const holding = new Map<string, number>();
  for (const { terms } of vectors) for (const term of terms) holding.set(term, (holding.get(term) ?? 0) + 1);
  await manager.query(
    `INSERT INTO local_index_terms AS t (term, passages)
     SELECT * FROM unnest($1::text[], $2::bigint[])
     ON CONFLICT (term) DO UPDATE SET passages = t.passages + excluded.passages`,
    [[...holding.keys()], [...holding.values()]],
  );
  const sum = (length: (vector: SearchVector) => number): number =>
    vectors.reduce((total, vector) => total + length(vector), 0);
  await manager.query(
    `UPDATE local_index_collections SET passages = passages + $2, title_terms = title_terms + $3,
       heading_terms = heading_terms + $4, body_terms = body_terms + $5
     WHERE id = $1`,
    [
      collectionId,
      vectors.length,
      sum(({ titleTerms }) => titleTerms),
      sum(({ headingTerms }) => headingTerms),
      sum(({ bodyTerms }) => bodyTerms),
    ],
  );
}
