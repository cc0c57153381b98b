import type { Queryable } from '@capstan/platform-core';
import type { Collection } from '../documents/collection.js';
import { indexAddressOf } from '../documents/index-address.js';
import { TERMS_VERSION } from '../postings/document-terms.js';
import type { IndexQuery } from './index-query.js';
import type { ScoredDocument } from '../ranking/best-documents.js';

/** A block to search. */
export interface BlockRow {
  id: number;
  version: number;
  collectionId: number;
  kind: 'folder' | 'site';
  root: string;
  isFallback: boolean;
}

/** A matching document with its best passage. */
export interface CandidateRow {
  block: number;
  slot: number;
  /** The address as shown to callers. */
  url: string;
  title: string;
  published_at: Date | null;
  collection: string;
  headings: string | null;
  body: string | null;
}

/** Reads the blocks of the collections of a query, and whether some documents have no postings yet. */
export async function blocksOf(
  database: Queryable,
  { sourceType, collections }: Pick<IndexQuery, 'sourceType' | 'collections'>,
): Promise<{ blocks: BlockRow[]; isIncomplete: boolean }> {
  const blocks = await database.query<(BlockRow & { terms_version: number })[]>(
    `SELECT b.id, b.version::float8 AS version, b.terms_version, c.kind, c.root,
       c.id AS "collectionId", c.is_fallback AS "isFallback"
     FROM local_index_blocks b JOIN local_index_collections c ON c.id = b.collection_id
     WHERE c.source_type = $1 AND (c.name = ANY($2::text[]) OR cardinality($2::text[]) = 0 AND NOT (
       c.is_fallback AND EXISTS (
         SELECT FROM local_index_collections o WHERE NOT o.is_fallback
           AND EXISTS (SELECT FROM local_index_documents d WHERE d.collection_id = o.id)
       )))
     ORDER BY b.id`,
    [sourceType, collections],
  );
  const [waiting] = await database.query<{ waits: boolean }[]>(
    'SELECT EXISTS (SELECT FROM local_index_documents WHERE block_id IS NULL) AS waits',
  );
  const current = blocks.filter(({ terms_version }) => terms_version === TERMS_VERSION);
  return { blocks: current, isIncomplete: current.length < blocks.length || waiting?.waits === true };
}

/** Reads the lengths of the documents of blocks. */
export function lengthsOf(
  database: Queryable,
  blocks: readonly number[],
): Promise<{ id: number; lengths: Buffer }[]> {
  return database.query('SELECT id, lengths FROM local_index_blocks WHERE id = ANY($1)', [blocks]);
}

/** Reads the postings of terms in blocks, in no order. */
export function postingsOf(
  database: Queryable,
  blocks: readonly number[],
  terms: readonly string[],
): Promise<{ block: number; term: string; documents: number; postings: Buffer }[]> {
  return database.query(
    `SELECT block_id AS block, term, documents, postings FROM local_index_postings
     WHERE block_id = ANY($1) AND term = ANY($2::text[])`,
    [blocks, terms],
  );
}

/** Reads the most frequent of some terms; undefined when none occurs. */
export async function commonestOf(
  database: Queryable,
  blocks: readonly number[],
  terms: readonly string[],
): Promise<string | undefined> {
  const [row] = await database.query<{ term: string }[]>(
    `SELECT term FROM local_index_postings WHERE block_id = ANY($1) AND term = ANY($2::text[])
     GROUP BY term ORDER BY sum(documents) DESC, term LIMIT 1`,
    [blocks, terms],
  );
  return row?.term;
}

/** Reads the slots per block of the documents that match freshness and language; undefined when all do. */
export async function allowedSlots(
  database: Queryable,
  blocks: readonly number[],
  { publishedSince, language }: Pick<IndexQuery, 'publishedSince' | 'language'>,
): Promise<Map<number, Set<number>> | undefined> {
  if (publishedSince === null && language === null) return undefined;
  const rows = await database.query<{ block: number; slots: number[] }[]>(
    `SELECT block_id AS block, array_agg(slot) AS slots FROM local_index_documents
     WHERE block_id = ANY($1) AND ($2::timestamptz IS NULL OR published_at >= $2)
       AND ($3::text IS NULL OR language IS NULL OR language = $3)
     GROUP BY block_id`,
    [blocks, publishedSince, language],
  );
  return new Map(rows.map(({ block, slots }) => [block, new Set(slots)]));
}

/** Reads documents with their best passages, in no order. */
export async function candidatesOf(
  database: Queryable,
  scored: readonly ScoredDocument[],
): Promise<CandidateRow[]> {
  const rows = await database.query<(CandidateRow & Pick<Collection, 'kind'>)[]>(
    `SELECT t.block, t.slot, d.url, d.title, d.published_at, c.name AS collection, c.kind, p.headings, p.body
     FROM unnest($1::int[], $2::smallint[], $3::int[]) AS t (block, slot, passage)
     JOIN local_index_documents d ON d.block_id = t.block AND d.slot = t.slot
     JOIN local_index_collections c ON c.id = d.collection_id
     LEFT JOIN local_index_passages p ON p.document_id = d.id AND p.position = t.passage`,
    [
      scored.map(({ block }) => block),
      scored.map(({ slot }) => slot),
      scored.map(({ passage }) => passage ?? null),
    ],
  );
  return rows.map(({ kind, ...row }) => ({
    ...row,
    url: kind === 'folder' ? indexAddressOf({ collection: row.collection, path: row.url }) : row.url,
  }));
}
