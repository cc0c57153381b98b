import type { EntityManager } from 'typeorm';
import { addToBlocks, freePlaces } from './block-rows.js';
import { storedTerms } from './document-rows.js';
import { pendingCollection, pendingDocuments, placeDocuments } from './documents.sql.js';

const BATCH = 100;

/**
 * Creates the postings of some documents that have none, because an earlier version wrote them or created terms in
 * another way.
 * @returns the number of documents; 0 when all have postings.
 */
export async function renewTerms(manager: EntityManager): Promise<number> {
  const collectionId = await pendingCollection(manager);
  if (collectionId === undefined) return 0;
  const documents = await storedTerms(manager, await pendingDocuments(manager, collectionId, BATCH));
  const places = await freePlaces(manager, collectionId, documents.length);
  const placed = documents.flatMap(({ id, terms }, index) => {
    const place = places[index];
    return place ? [{ id, place, terms }] : [];
  });
  await placeDocuments(manager, placed);
  await addToBlocks(manager, placed);
  return placed.length;
}
