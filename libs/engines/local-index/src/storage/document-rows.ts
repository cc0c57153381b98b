import type { EntityManager } from 'typeorm';
import type { Passage } from '../passages.js';
import { type DocumentTerms, documentTermsOf } from '../postings/document-terms.js';
import { HEADING_SEPARATOR, type PreparedDocument } from './prepared-document.js';

/** A place in the postings. */
export interface Place {
  readonly block: number;
  readonly slot: number;
}

/** A document that is in the index. */
export interface StoredDocument {
  readonly id: number;
  readonly url: string;
  readonly contentHash: string;
  /** Null until its postings are made. */
  readonly place: Place | null;
}

interface PassageRow {
  headings: string;
  body: string;
}

/** Those of the addresses that the collection holds. */
export async function storedDocuments(
  manager: EntityManager,
  collectionId: number,
  urls: readonly string[],
): Promise<StoredDocument[]> {
  const rows = await manager.query<
    { id: number; url: string; hash: string; block: number | null; slot: number | null }[]
  >(
    `SELECT id, url, content_hash AS hash, block_id AS block, slot FROM local_index_documents
     WHERE collection_id = $1 AND md5(url) IN (SELECT md5(u) FROM unnest($2::text[]) AS u)`,
    [collectionId, urls],
  );
  return rows.map(({ id, url, hash, block, slot }) => ({
    id,
    url,
    contentHash: hash,
    place: block === null || slot === null ? null : { block, slot },
  }));
}

/** Terms of stored documents, made from their stored passages. */
export async function storedTerms(
  manager: EntityManager,
  ids: readonly number[],
): Promise<{ id: number; terms: DocumentTerms }[]> {
  const documents = await manager.query<{ id: number; url: string; title: string; link_share: number }[]>(
    'SELECT id, url, title, link_share FROM local_index_documents WHERE id = ANY($1) ORDER BY id',
    [ids],
  );
  const rows = await manager.query<({ id: number } & PassageRow)[]>(
    `SELECT document_id AS id, headings, body FROM local_index_passages
     WHERE document_id = ANY($1) ORDER BY document_id, position`,
    [ids],
  );
  const passages = new Map<number, Passage[]>();
  for (const { id, headings, body } of rows) {
    const of = passages.get(id) ?? [];
    passages.set(id, of);
    of.push(passageOf({ headings, body }));
  }
  return documents.map(({ id, url, title, link_share }) => ({
    id,
    terms: documentTermsOf({ url, title, linkShare: link_share, passages: passages.get(id) ?? [] }),
  }));
}

/** The passages of one document in order. */
export async function passagesOfDocument(manager: EntityManager, id: number): Promise<Passage[]> {
  const rows = await manager.query<PassageRow[]>(
    'SELECT headings, body FROM local_index_passages WHERE document_id = $1 ORDER BY position',
    [id],
  );
  return rows.map(passageOf);
}

const passageOf = ({ headings, body }: PassageRow): Passage => ({
  headings: headings === '' ? [] : headings.split(HEADING_SEPARATOR),
  body,
});

/** Inserts documents with their passages. @param places where their postings are, in the same order. */
export async function insertDocuments(
  manager: EntityManager,
  collectionId: number,
  documents: readonly PreparedDocument[],
  places: readonly Place[],
): Promise<void> {
  const rows = await manager.query<{ id: number; slot: number; block: number }[]>(
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
  const ids = new Map(rows.map(({ id, block, slot }) => [`${block}/${slot}`, id]));
  const passages = documents.flatMap((document, index) => {
    const place = places[index];
    const id = place && ids.get(`${place.block}/${place.slot}`);
    return document.passages.map((passage, position) => ({ id, position, passage }));
  });
  await manager.query(
    `INSERT INTO local_index_passages (document_id, position, headings, body)
     SELECT * FROM unnest($1::bigint[], $2::int[], $3::text[], $4::text[])`,
    [
      passages.map(({ id }) => id),
      passages.map(({ position }) => position),
      passages.map(({ passage }) => passage.headings.join(HEADING_SEPARATOR)),
      passages.map(({ passage }) => passage.body),
    ],
  );
}
