import type { EntityManager } from 'typeorm';
import { TERMS_VERSION } from '../postings/document-terms.js';
import { addToBlocks, freePlaces } from './block-rows.js';
import { storedTerms } from './document-rows.js';

const BATCH = 100;

/** Drops blocks whose terms were made in another way than today's; their documents wait for new ones. */
export async function dropOutdatedBlocks(manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM local_index_blocks WHERE terms_version <> $1', [TERMS_VERSION]);
}

/**
 * Makes the postings of some documents that have none: an earlier version wrote them, or made terms in another way.
 * @returns how many there were; 0 when all have theirs.
 */
export async function renewTerms(manager: EntityManager): Promise<number> {
  const [first] = await manager.query<{ collection_id: number }[]>(
    'SELECT collection_id FROM local_index_documents WHERE block_id IS NULL LIMIT 1',
  );
  if (!first) return 0;
  const rows = await manager.query<{ id: number }[]>(
    `SELECT id FROM local_index_documents WHERE collection_id = $1 AND block_id IS NULL
     ORDER BY id LIMIT ${BATCH}`,
    [first.collection_id],
  );
  const documents = await storedTerms(
    manager,
    rows.map(({ id }) => id),
  );
  const places = await freePlaces(manager, first.collection_id, documents.length);
  const placed = documents.flatMap(({ id, terms }, index) => {
    const place = places[index];
    return place ? [{ id, place, terms }] : [];
  });
  await manager.query(
    `UPDATE local_index_documents d SET block_id = t.block, slot = t.slot
     FROM unnest($1::bigint[], $2::int[], $3::smallint[]) AS t (id, block, slot) WHERE d.id = t.id`,
    [
      placed.map(({ id }) => id),
      placed.map(({ place }) => place.block),
      placed.map(({ place }) => place.slot),
    ],
  );
  await addToBlocks(manager, placed);
  return placed.length;
}
