import type { EntityManager } from 'typeorm';
import { ByteWriter } from '../postings/byte-writer.js';
import type { DocumentTerms } from '../postings/document-terms.js';
import { BLOCK_DOCUMENTS, lengthsEntry, lengthsWithout } from '../postings/lengths.js';
import { withoutSlots, writePosting } from '../postings/postings.js';
import {
  appendPostings,
  blocksWithFreeSlots,
  deleteBlock,
  deletePostings,
  growBlock,
  insertBlock,
  readBlock,
  readPostings,
  replacePostings,
  shrinkBlock,
} from './blocks.sql.js';
import type { Place } from './place.js';

/** The terms of a document and the place of its postings. */
export interface PlacedTerms {
  readonly place: Place;
  readonly terms: DocumentTerms;
}

/** Returns free slots in blocks of the collection, lowest first; creates blocks as needed. */
export async function freePlaces(
  manager: EntityManager,
  collectionId: number,
  wanted: number,
): Promise<Place[]> {
  const places: Place[] = [];
  const blocks = await blocksWithFreeSlots(manager, collectionId);
  while (places.length < wanted) {
    const { id, slots } = blocks.shift() ?? { id: await insertBlock(manager, collectionId), slots: [] };
    const used = new Set(slots);
    for (let slot = 0; slot < BLOCK_DOCUMENTS && places.length < wanted; slot += 1) {
      if (!used.has(slot)) places.push({ block: id, slot });
    }
  }
  return places;
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
    await appendPostings(
      manager,
      block,
      terms.map((term) => ({
        term,
        documents: postings.get(term)?.documents ?? 0,
        postings: postings.get(term)?.writer.written() ?? Buffer.alloc(0),
      })),
    );
    await growBlock(manager, block, {
      documents: ofBlock.length,
      passages: passagesIn(ofBlock),
      lengths: Buffer.concat(ofBlock.map(({ place, terms: of }) => lengthsEntry(place.slot, of))),
    });
  }
}

/** Removes documents from the postings and lengths of their blocks; deletes blocks that become empty. */
export async function removeFromBlocks(
  manager: EntityManager,
  documents: readonly PlacedTerms[],
): Promise<void> {
  for (const [block, ofBlock] of byBlock(documents)) {
    const slots = new Set(ofBlock.map(({ place }) => place.slot));
    const row = await readBlock(manager, block);
    if (!row) continue;
    if (row.documents === slots.size) {
      await deleteBlock(manager, block);
      continue;
    }
    await removePostings(manager, block, slots, [
      ...new Set(ofBlock.flatMap(({ terms }) => [...terms.occurrences.keys()])),
    ]);
    await shrinkBlock(manager, block, {
      documents: slots.size,
      passages: passagesIn(ofBlock),
      lengths: lengthsWithout(row.lengths, slots),
    });
  }
}

async function removePostings(
  manager: EntityManager,
  block: number,
  slots: ReadonlySet<number>,
  terms: readonly string[],
): Promise<void> {
  const rows = await readPostings(manager, block, terms);
  const left = rows.map(({ term, postings }) => ({ term, ...withoutSlots(postings, slots) }));
  await replacePostings(
    manager,
    block,
    left.filter(({ documents }) => documents > 0),
  );
  await deletePostings(
    manager,
    block,
    left.filter(({ documents }) => documents === 0).map(({ term }) => term),
  );
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
