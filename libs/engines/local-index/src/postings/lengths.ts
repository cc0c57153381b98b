import { ByteReader } from './byte-reader.js';
import { ByteWriter } from './byte-writer.js';
import type { DocumentTerms } from './document-terms.js';

/** Documents a block holds at most. */
export const BLOCK_DOCUMENTS = 4096;

const MAX_LENGTH = 255;
const LINK_STEPS = 255;

/** How long the documents of a block are; arrays go by slot, or by `firstPassage[slot] + place of the passage`. */
export interface BlockLengths {
  readonly documents: number;
  /** Passages of all documents. */
  readonly passages: number;
  /** -1 where no document is. */
  readonly firstPassage: Int32Array;
  readonly passageCount: Int32Array;
  /** Words of a passage, at most 255. */
  readonly passageLength: Uint8Array;
  /** Words of all passages of a document. */
  readonly documentLength: Int32Array;
  /** Words of a title, at most 255. */
  readonly titleLength: Uint8Array;
  /** Part of the text that is the text of links, 0 to 1. */
  readonly linkShare: Float32Array;
}

/** The entry of one document; entries of a block stand in any order. */
export function lengthsEntry(slot: number, terms: DocumentTerms): Buffer {
  const { titleLength, linkShare, passageLengths } = terms;
  const writer = new ByteWriter();
  writer.number(slot);
  writer.byte(Math.min(titleLength, MAX_LENGTH));
  writer.byte(Math.round(Math.min(1, Math.max(0, linkShare)) * LINK_STEPS));
  writer.number(passageLengths.length);
  for (const length of passageLengths) writer.byte(Math.min(length, MAX_LENGTH));
  return writer.written();
}

/** The entries of a block without those of some documents. */
export function lengthsWithout(bytes: Uint8Array, slots: ReadonlySet<number>): Buffer {
  const reader = new ByteReader(bytes);
  const kept: Uint8Array[] = [];
  while (!reader.isAtEnd) {
    const from = reader.position;
    const slot = reader.number();
    reader.position += 2;
    const passages = reader.number();
    reader.position += passages;
    if (!slots.has(slot)) kept.push(bytes.subarray(from, reader.position));
  }
  return Buffer.concat(kept);
}

/** Reads the entries of a block. */
export function readLengths(bytes: Uint8Array): BlockLengths {
  const firstPassage = new Int32Array(BLOCK_DOCUMENTS).fill(-1);
  const passageCount = new Int32Array(BLOCK_DOCUMENTS);
  const documentLength = new Int32Array(BLOCK_DOCUMENTS);
  const titleLength = new Uint8Array(BLOCK_DOCUMENTS);
  const linkShare = new Float32Array(BLOCK_DOCUMENTS);
  // A passage takes a byte, so there are fewer than bytes.
  const passageLength = new Uint8Array(bytes.length);
  let documents = 0;
  let passages = 0;
  const reader = new ByteReader(bytes);
  while (!reader.isAtEnd) {
    const slot = reader.number();
    titleLength[slot] = reader.byte();
    linkShare[slot] = reader.byte() / LINK_STEPS;
    const count = reader.number();
    firstPassage[slot] = passages;
    passageCount[slot] = count;
    let length = 0;
    for (let n = 0; n < count; n += 1) {
      const ofPassage = reader.byte();
      passageLength[passages + n] = ofPassage;
      length += ofPassage;
    }
    documentLength[slot] = length;
    documents += 1;
    passages += count;
  }
  return {
    documents,
    passages,
    firstPassage,
    passageCount,
    passageLength,
    documentLength,
    titleLength,
    linkShare,
  };
}
