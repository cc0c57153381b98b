import type { EntityManager } from 'typeorm';
import { ByteWriter } from '../postings/byte-writer.js';
import { type DocumentTerms, TERMS_VERSION } from '../postings/document-terms.js';
import { BLOCK_DOCUMENTS, lengthsEntry, lengthsWithout } from '../postings/lengths.js';
import { withoutSlots, writePosting } from '../postings/postings.js';
import type { Place } from './document-rows.js';

/** A document's terms and where its postings are or shall be. */
export interface PlacedTerms {
  readonly place: Place;
  readonly terms: DocumentTerms;
}

/** Free places in blocks of the collection, the lowest first; makes blocks as needed. */
export async function freePlaces(
  manager: EntityManager,
  collectionId: number,
  wanted: number,
): Promise<Place[]> {
  const places: Place[] = [];
  const blocks = await manager.query<{ id: number; slots: number[] }[]>(
    `SELECT b.id, coalesce(array_agg(d.slot) FILTER (WHERE d.slot IS NOT NULL), '{}') AS slots
     FROM local_index_blocks b LEFT JOIN local_index_documents d ON d.block_id = b.id
     WHERE b.collection_id = $1 AND b.terms_version = $2 AND b.documents < $3
     GROUP BY b.id ORDER BY b.id`,
    [collectionId, TERMS_VERSION, BLOCK_DOCUMENTS],
  );
  while (places.length < wanted) {
    const { id, slots } = blocks.shift() ?? (await newBlock(manager, collectionId));
    const used = new Set(slots);
    for (let slot = 0; slot < BLOCK_DOCUMENTS && places.length < wanted; slot += 1) {
      if (!used.has(slot)) places.push({ block: id, slot });
    }
  }
  return places;
}

async function newBlock(
  manager: EntityManager,
  collectionId: number,
): Promise<{ id: number; slots: number[] }> {
  const [block] = await manager.query<{ id: number }[]>(
    'INSERT INTO local_index_blocks (collection_id, terms_version) VALUES ($1, $2) RETURNING id',
    [collectionId, TERMS_VERSION],
  );
  return { id: (block as { id: number }).id, slots: [] };
}

/** Adds documents to the postings and lengths of their blocks. */
export async function addToBlocks(manager: EntityManager, documents: readonly PlacedTerms[]): Promise<void> {
  for (const [block, ofBlock] of byBlock(documents)) {
    const postings = new Map<string, { writer: ByteWriter; documents: number }>();
    for (const { place, terms } of ofBlock) {
      for (const [term, occurrences] of terms.occurrences) {
        let of = postings.get(term);
        if (!of) postings.set(term, (of = { writer: new ByteWriter(), documents: 0 }));
        writePosting(of.writer, place.slot, occurrences);
        of.documents += 1;
      }
    }
    const terms = [...postings.keys()];
    await manager.query(
      `INSERT INTO local_index_postings AS p (block_id, term, documents, postings)
       SELECT $1, * FROM unnest($2::text[], $3::int[], $4::bytea[]) AS t (term, documents, postings)
       ORDER BY term COLLATE "C"
       ON CONFLICT (block_id, term) DO UPDATE
         SET documents = p.documents + excluded.documents, postings = p.postings || excluded.postings`,
      [
        block,
        terms,
        terms.map((term) => postings.get(term)?.documents),
        terms.map((term) => postings.get(term)?.writer.written()),
      ],
    );
    await manager.query(
      `UPDATE local_index_blocks SET version = version + 1, documents = documents + $2,
         passages = passages + $3, lengths = lengths || $4
       WHERE id = $1`,
      [
        block,
        ofBlock.length,
        passagesIn(ofBlock),
        Buffer.concat(ofBlock.map(({ place, terms: of }) => lengthsEntry(place.slot, of))),
      ],
    );
  }
}

/** Takes documents out of the postings and lengths of their blocks; a block that is empty then goes. */
export async function removeFromBlocks(
  manager: EntityManager,
  documents: readonly PlacedTerms[],
): Promise<void> {
  for (const [block, ofBlock] of byBlock(documents)) {
    const slots = new Set(ofBlock.map(({ place }) => place.slot));
    const [row] = await manager.query<{ documents: number; lengths: Buffer }[]>(
      'SELECT documents, lengths FROM local_index_blocks WHERE id = $1',
      [block],
    );
    if (!row) continue;
    if (row.documents === slots.size) {
      await manager.query('DELETE FROM local_index_blocks WHERE id = $1', [block]);
      continue;
    }
    await removePostings(manager, block, slots, [
      ...new Set(ofBlock.flatMap(({ terms }) => [...terms.occurrences.keys()])),
    ]);
    await manager.query(
      `UPDATE local_index_blocks SET version = version + 1, documents = documents - $2,
         passages = passages - $3, lengths = $4
       WHERE id = $1`,
      [block, slots.size, passagesIn(ofBlock), lengthsWithout(row.lengths, slots)],
    );
  }
}

async function removePostings(
  manager: EntityManager,
  block: number,
  slots: ReadonlySet<number>,
  terms: readonly string[],
): Promise<void> {
  const rows = await manager.query<{ term: string; postings: Buffer }[]>(
    'SELECT term, postings FROM local_index_postings WHERE block_id = $1 AND term = ANY($2::text[])',
    [block, terms],
  );
  const left = rows.map(({ term, postings }) => ({ term, ...withoutSlots(postings, slots) }));
  const changed = left.filter(({ documents }) => documents > 0);
  await manager.query(
    `UPDATE local_index_postings p SET documents = t.documents, postings = t.postings
     FROM unnest($2::text[], $3::int[], $4::bytea[]) AS t (term, documents, postings)
     WHERE p.block_id = $1 AND p.term = t.term`,
    [
      block,
      changed.map(({ term }) => term),
      changed.map(({ documents }) => documents),
      changed.map(({ postings }) => postings),
    ],
  );
  await manager.query('DELETE FROM local_index_postings WHERE block_id = $1 AND term = ANY($2::text[])', [
    block,
    left.filter(({ documents }) => documents === 0).map(({ term }) => term),
  ]);
}

function byBlock(documents: readonly PlacedTerms[]): Map<number, PlacedTerms[]> {
  const blocks = new Map<number, PlacedTerms[]>();
  for (const document of documents) {
    const of = blocks.get(document.place.block);
    if (of) of.push(document);
    else blocks.set(document.place.block, [document]);
  }
  return blocks;
}

const passagesIn = (documents: readonly PlacedTerms[]): number =>
  documents.reduce((sum, { terms }) => sum + terms.passageLengths.length, 0);
