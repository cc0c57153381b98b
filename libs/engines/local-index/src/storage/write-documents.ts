import type { EntityManager } from 'typeorm';
import { addToBlocks, freePlaces, removeFromBlocks } from './block-rows.js';
import { type StoredDocument, insertDocuments, storedDocuments, storedTerms } from './document-rows.js';
import { deleteDocuments } from './documents.sql.js';
import type { PreparedDocument } from './prepared-document.js';

/**
 * Writes documents, replacing those with the same address. A document that already has the same content, because
 * another run was faster, is kept.
 */
export async function writeDocuments(
  manager: EntityManager,
  collectionId: number,
  documents: readonly PreparedDocument[],
): Promise<void> {
  const byUrl = new Map(documents.map((prepared) => [prepared.document.url, prepared]));
  const stored = await storedDocuments(manager, collectionId, [...byUrl.keys()]);
  const outdated: StoredDocument[] = [];
  for (const known of stored) {
    if (known.contentHash === byUrl.get(known.url)?.document.contentHash) byUrl.delete(known.url);
    else outdated.push(known);
  }
  await removeStored(manager, outdated);
  const wanted = [...byUrl.values()];
  if (wanted.length === 0) return;
  const places = await freePlaces(manager, collectionId, wanted.length);
  await insertDocuments(manager, collectionId, wanted, places);
  await addToBlocks(
    manager,
    wanted.flatMap(({ terms }, index) => {
      const place = places[index];
      return place ? [{ place, terms }] : [];
    }),
  );
}

/** Removes documents by address. @returns how many were removed. */
export async function removeDocuments(
  manager: EntityManager,
  collectionId: number,
  urls: readonly string[],
): Promise<number> {
  const stored = await storedDocuments(manager, collectionId, urls);
  await removeStored(manager, stored);
  return stored.length;
}

async function removeStored(manager: EntityManager, documents: readonly StoredDocument[]): Promise<void> {
  if (documents.length === 0) return;
  const places = new Map(documents.map(({ id, place }) => [id, place]));
  const terms = await storedTerms(manager, [...places.keys()]);
  await removeFromBlocks(
    manager,
    terms.flatMap(({ id, terms: of }) => {
      const place = places.get(id);
      return place ? [{ place, terms: of }] : [];
    }),
  );
  await deleteDocuments(manager, [...places.keys()]);
}
