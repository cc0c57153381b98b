import type { Queryable } from '@capstan/platform-core';
import type { KnownDocument } from '../documents/document.js';
import type { Place } from './place.js';
import type { PreparedDocument } from './prepared-document.js';

/** A stored passage; its headings are joined to one text. */
export interface PassageRow {
  headings: string;
  body: string;
}

/** Reads the state of documents for an incremental run. */
export function readKnownDocuments(
  database: Queryable,
  collectionId: number,
): Promise<(KnownDocument & { url: string })[]> {
  return database.query<(KnownDocument & { url: string })[]>(
    `SELECT url, content_hash AS "contentHash", stamp FROM local_index_documents
     WHERE collection_id = $1 ORDER BY url COLLATE "C"`,
    [collectionId],
  );
}

/** Sets the stamps of documents by address. */
export async function restampDocuments(
  database: Queryable,
  collectionId: number,
  stamps: ReadonlyMap<string, string | null>,
): Promise<void> {
  await database.query(
    `UPDATE local_index_documents d SET stamp = t.stamp
     FROM unnest($2::text[], $3::text[]) AS t (url, stamp)
     WHERE d.collection_id = $1 AND md5(d.url) = md5(t.url)`,
    [collectionId, [...stamps.keys()], [...stamps.values()]],
  );
}

/** Reads documents of a collection by address, using the index on digests of addresses. */
export function readByUrls(
  transaction: Queryable,
  collectionId: number,
  urls: readonly string[],
): Promise<{ id: number; url: string; hash: string; block: number | null; slot: number | null }[]> {
  return transaction.query(
    `SELECT id, url, content_hash AS hash, block_id AS block, slot FROM local_index_documents
     WHERE collection_id = $1 AND md5(url) IN (SELECT md5(u) FROM unnest($2::text[]) AS u)`,
    [collectionId, urls],
  );
}

/** Reads the input of terms except passages, in the order of ids. */
export function readTitles(
  transaction: Queryable,
  ids: readonly number[],
): Promise<{ id: number; url: string; title: string; link_share: number }[]> {
  return transaction.query(
    'SELECT id, url, title, link_share FROM local_index_documents WHERE id = ANY($1) ORDER BY id',
    [ids],
  );
}

/** Reads the passages of documents in order. */
export function readPassagesOf(
  transaction: Queryable,
  ids: readonly number[],
): Promise<({ id: number } & PassageRow)[]> {
  return transaction.query(
    `SELECT document_id AS id, headings, body FROM local_index_passages
     WHERE document_id = ANY($1) ORDER BY document_id, position`,
    [ids],
  );
}

/** Inserts documents. @param places of their postings, in the same order. */
export function insertDocumentRows(
  transaction: Queryable,
  collectionId: number,
  documents: readonly PreparedDocument[],
  places: readonly Place[],
): Promise<{ id: number; slot: number; block: number }[]> {
  return transaction.query(
    `INSERT INTO local_index_documents
       (collection_id, url, title, content_hash, published_at, language, link_share, stamp, block_id, slot)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::timestamptz[], $6::text[], $7::real[],
                              $8::text[], $9::int[], $10::smallint[])
     RETURNING id, block_id AS block, slot`,
    [
      collectionId,
      documents.map(({ document }) => document.url),
      documents.map(({ document }) => document.title),
      documents.map(({ document }) => document.contentHash),
      documents.map(({ document }) => document.publishedAt),
      documents.map(({ document }) => document.language),
      documents.map(({ terms }) => terms.linkShare),
      documents.map(({ document }) => document.stamp),
      places.map(({ block }) => block),
      places.map(({ slot }) => slot),
    ],
  );
}

/** Inserts passages of documents. */
export async function insertPassages(
  transaction: Queryable,
  passages: readonly (PassageRow & { id: number | undefined; position: number })[],
): Promise<void> {
  await transaction.query(
    `INSERT INTO local_index_passages (document_id, position, headings, body)
     SELECT * FROM unnest($1::bigint[], $2::int[], $3::text[], $4::text[])`,
    [
      passages.map(({ id }) => id),
      passages.map(({ position }) => position),
      passages.map(({ headings }) => headings),
      passages.map(({ body }) => body),
    ],
  );
}

/** Deletes documents with their passages. */
export async function deleteDocuments(transaction: Queryable, ids: readonly number[]): Promise<void> {
  await transaction.query('DELETE FROM local_index_documents WHERE id = ANY($1)', [ids]);
}

/** Reads the collection of any document without postings. */
export async function pendingCollection(transaction: Queryable): Promise<number | undefined> {
  const [first] = await transaction.query<{ collection_id: number }[]>(
    'SELECT collection_id FROM local_index_documents WHERE block_id IS NULL LIMIT 1',
  );
  return first?.collection_id;
}

/** Reads the ids of some documents of a collection without postings. */
export async function pendingDocuments(
  transaction: Queryable,
  collectionId: number,
  limit: number,
): Promise<number[]> {
  const rows = await transaction.query<{ id: number }[]>(
    'SELECT id FROM local_index_documents WHERE collection_id = $1 AND block_id IS NULL ORDER BY id LIMIT $2',
    [collectionId, limit],
  );
  return rows.map(({ id }) => id);
}

/** Sets the place of the postings of documents. */
export async function placeDocuments(
  transaction: Queryable,
  placed: readonly { id: number; place: Place }[],
): Promise<void> {
  await transaction.query(
    `UPDATE local_index_documents d SET block_id = t.block, slot = t.slot
     FROM unnest($1::bigint[], $2::int[], $3::smallint[]) AS t (id, block, slot) WHERE d.id = t.id`,
    [
      placed.map(({ id }) => id),
      placed.map(({ place }) => place.block),
      placed.map(({ place }) => place.slot),
    ],
  );
}
