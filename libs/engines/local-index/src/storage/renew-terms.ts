import type { EntityManager } from 'typeorm';
import { addToBlocks, freePlaces } from './block-rows.js';
import { storedTerms } from './document-rows.js';
import { collectionThatWaits, documentsThatWait, placeDocuments } from './documents.sql.js';

const BATCH = 100;

/**
 * Makes the postings of some documents that have none: an earlier version wrote them, or made terms in another way.
 * @returns how many there were; 0 when all have theirs.
 */
export async function renewTerms(manager: EntityManager): Promise<number> {
  const collectionId = await collectionThatWaits(manager);
  if (collectionId === undefined) return 0;
  const documents = await storedTerms(manager, await documentsThatWait(manager, collectionId, BATCH));
  const places = await freePlaces(manager, collectionId, documents.length);
  const placed = documents.flatMap(({ id, terms }, index) => {
    const place = places[index];
    return place ? [{ id, place, terms }] : [];
  });
  await placeDocuments(manager, placed);
  await addToBlocks(manager, placed);
  return placed.length;
}
