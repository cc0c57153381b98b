import type { EntityManager } from 'typeorm';
import type { Passage } from '../documents/passages.js';
import { type DocumentTerms, documentTermsOf } from '../postings/document-terms.js';
import type { Place } from './place.js';
import {
  type PassageRow,
  insertDocumentRows,
  insertPassages,
  readByUrls,
  readPassagesOf,
  readTitles,
} from './documents.sql.js';
import { HEADING_SEPARATOR, type PreparedDocument } from './prepared-document.js';

/** A stored document. */
export interface StoredDocument {
  readonly id: number;
  readonly url: string;
  readonly contentHash: string;
  /** Null until its postings are created. */
  readonly place: Place | null;
}

/** Returns the stored documents with some addresses. */
export async function storedDocuments(
  manager: EntityManager,
  collectionId: number,
  urls: readonly string[],
): Promise<StoredDocument[]> {
  const rows = await readByUrls(manager, collectionId, urls);
  return rows.map(({ id, url, hash, block, slot }) => ({
    id,
    url,
    contentHash: hash,
    place: block === null || slot === null ? null : { block, slot },
  }));
}

/** Returns the terms of stored documents, created from their stored passages. */
export async function storedTerms(
  manager: EntityManager,
  ids: readonly number[],
): Promise<{ id: number; terms: DocumentTerms }[]> {
  const documents = await readTitles(manager, ids);
  const rows = await readPassagesOf(manager, ids);
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

/** Returns the passages of one document in order. */
export async function passagesOfDocument(manager: EntityManager, id: number): Promise<Passage[]> {
  const rows = await readPassagesOf(manager, [id]);
  return rows.map(passageOf);
}

const passageOf = ({ headings, body }: PassageRow): Passage => ({
  headings: headings === '' ? [] : headings.split(HEADING_SEPARATOR),
  body,
});

/** Inserts documents with their passages. @param places of their postings, in the same order. */
export async function insertDocuments(
  manager: EntityManager,
  collectionId: number,
  documents: readonly PreparedDocument[],
  places: readonly Place[],
): Promise<void> {
  const rows = await insertDocumentRows(manager, collectionId, documents, places);
  const ids = new Map(rows.map(({ id, block, slot }) => [`${block}/${slot}`, id]));
  const passages = documents.flatMap((document, index) => {
    const place = places[index];
    const id = place && ids.get(`${place.block}/${place.slot}`);
    return document.passages.map((passage, position) => ({
      id,
      position,
      headings: passage.headings.join(HEADING_SEPARATOR),
      body: passage.body,
    }));
  });
  await insertPassages(manager, passages);
}
