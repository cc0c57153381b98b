import type { Queryable } from '@capstan/platform-core';
import { TERMS_VERSION } from '../postings/document-terms.js';
import { BLOCK_DOCUMENTS } from '../postings/lengths.js';

/** The columns of a block that change with its documents. */
export interface BlockChange {
  documents: number;
  passages: number;
  lengths: Buffer;
}

/** The occurrences of a term in the documents of a block. */
export interface TermPostings {
  term: string;
  documents: number;
  postings: Buffer;
}

/** Reads blocks of a collection with free slots, and their occupied slots. */
export function blocksWithFreeSlots(
  transaction: Queryable,
  collectionId: number,
): Promise<{ id: number; slots: number[] }[]> {
  return transaction.query<{ id: number; slots: number[] }[]>(
    `SELECT b.id, coalesce(array_agg(d.slot) FILTER (WHERE d.slot IS NOT NULL), '{}') AS slots
     FROM local_index_blocks b LEFT JOIN local_index_documents d ON d.block_id = b.id
     WHERE b.collection_id = $1 AND b.terms_version = $2 AND b.documents < $3
     GROUP BY b.id ORDER BY b.id`,
    [collectionId, TERMS_VERSION, BLOCK_DOCUMENTS],
  );
}

/** Inserts an empty block. @returns its id. */
export async function insertBlock(transaction: Queryable, collectionId: number): Promise<number> {
  const [block] = await transaction.query<[{ id: number }]>(
    'INSERT INTO local_index_blocks (collection_id, terms_version) VALUES ($1, $2) RETURNING id',
    [collectionId, TERMS_VERSION],
  );
  return block.id;
}

/** Reads the ids of the blocks of a collection. */
export async function blockIdsOf(database: Queryable, collectionId: number): Promise<number[]> {
  const rows = await database.query<{ id: number }[]>(
    'SELECT id FROM local_index_blocks WHERE collection_id = $1',
    [collectionId],
  );
  return rows.map(({ id }) => id);
}

/** Reads the number of documents of a block and their lengths. */
export async function readBlock(
  transaction: Queryable,
  block: number,
): Promise<{ documents: number; lengths: Buffer } | undefined> {
  const [row] = await transaction.query<{ documents: number; lengths: Buffer }[]>(
    'SELECT documents, lengths FROM local_index_blocks WHERE id = $1',
    [block],
  );
  return row;
}

/** Adds documents to the counts and lengths of a block. */
export async function growBlock(
  transaction: Queryable,
  block: number,
  { documents, passages, lengths }: BlockChange,
): Promise<void> {
  await transaction.query(
    `UPDATE local_index_blocks SET version = version + 1, documents = documents + $2,
       passages = passages + $3, lengths = lengths || $4
     WHERE id = $1`,
    [block, documents, passages, lengths],
  );
}

/** Subtracts documents from the counts of a block. @param change.lengths of the remaining documents. */
export async function shrinkBlock(
  transaction: Queryable,
  block: number,
  { documents, passages, lengths }: BlockChange,
): Promise<void> {
  await transaction.query(
    `UPDATE local_index_blocks SET version = version + 1, documents = documents - $2,
       passages = passages - $3, lengths = $4
     WHERE id = $1`,
    [block, documents, passages, lengths],
  );
}

/** Deletes a block with its postings. */
export async function deleteBlock(transaction: Queryable, block: number): Promise<void> {
  await transaction.query('DELETE FROM local_index_blocks WHERE id = $1', [block]);
}

/** Deletes a block with its postings and documents. @returns how many documents it had. */
export async function deleteBlockWithDocuments(transaction: Queryable, block: number): Promise<number> {
  const [, deleted] = await transaction.query<[unknown, number]>(
    'DELETE FROM local_index_documents WHERE block_id = $1',
    [block],
  );
  await deleteBlock(transaction, block);
  return deleted;
}

/** Deletes blocks whose terms are outdated; their documents then have no block. */
export async function deleteOutdatedBlocks(transaction: Queryable): Promise<void> {
  await transaction.query('DELETE FROM local_index_blocks WHERE terms_version <> $1', [TERMS_VERSION]);
}

/** Appends to the postings of terms, in a fixed order, so that rows are always locked in the same order. */
export async function appendPostings(
  transaction: Queryable,
  block: number,
  terms: readonly TermPostings[],
): Promise<void> {
  await transaction.query(
    `INSERT INTO local_index_postings AS p (block_id, term, documents, postings)
     SELECT $1, * FROM unnest($2::text[], $3::int[], $4::bytea[]) AS t (term, documents, postings)
     ORDER BY term COLLATE "C"
     ON CONFLICT (block_id, term) DO UPDATE
       SET documents = p.documents + excluded.documents, postings = p.postings || excluded.postings`,
    [block, ...termColumns(terms)],
  );
}

/** Reads the postings of terms in a block. */
export function readPostings(
  transaction: Queryable,
  block: number,
  terms: readonly string[],
): Promise<{ term: string; postings: Buffer }[]> {
  return transaction.query<{ term: string; postings: Buffer }[]>(
    'SELECT term, postings FROM local_index_postings WHERE block_id = $1 AND term = ANY($2::text[])',
    [block, terms],
  );
}

/** Replaces the postings of terms that a block has. */
export async function replacePostings(
  transaction: Queryable,
  block: number,
  terms: readonly TermPostings[],
): Promise<void> {
  await transaction.query(
    `UPDATE local_index_postings p SET documents = t.documents, postings = t.postings
     FROM unnest($2::text[], $3::int[], $4::bytea[]) AS t (term, documents, postings)
     WHERE p.block_id = $1 AND p.term = t.term`,
    [block, ...termColumns(terms)],
  );
}

/** Deletes the postings of terms in a block. */
export async function deletePostings(
  transaction: Queryable,
  block: number,
  terms: readonly string[],
): Promise<void> {
  await transaction.query('DELETE FROM local_index_postings WHERE block_id = $1 AND term = ANY($2::text[])', [
    block,
    terms,
  ]);
}

const termColumns = (terms: readonly TermPostings[]): unknown[][] => [
  terms.map(({ term }) => term),
  terms.map(({ documents }) => documents),
  terms.map(({ postings }) => postings),
];
