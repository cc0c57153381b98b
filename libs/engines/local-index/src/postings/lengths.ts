import { ByteReader } from './byte-reader.js';
import { ByteWriter } from './byte-writer.js';
import type { DocumentTerms } from './document-terms.js';

/** Maximum number of documents per block. */
export const BLOCK_DOCUMENTS = 4096;

const MAX_LENGTH = 255;
const LINK_STEPS = 255;

/**
 * Lengths of the documents of a block. Arrays are indexed by slot, or by `firstPassage[slot] + position of the
 * passage`.
 */
export interface BlockLengths {
  readonly documents: number;
  /** Number of passages of all documents. */
  readonly passages: number;
  /** -1 for an empty slot. */
  readonly firstPassage: Int32Array;
  readonly passageCount: Int32Array;
  /** Number of words of a passage, at most 255. */
  readonly passageLength: Uint8Array;
  /** Number of words of all passages of a document. */
  readonly documentLength: Int32Array;
  /** Number of words of a title, at most 255. */
  readonly titleLength: Uint8Array;
  /** Share of the text that is link text, 0 to 1. */
  readonly linkShare: Float32Array;
}

/** Encodes the entry of one document; the entries of a block are in any order. */
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

/** Returns the entries of a block without those of some documents. */
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

/** Decodes the entries of a block. */
export function readLengths(bytes: Uint8Array): BlockLengths {
  const firstPassage = new Int32Array(BLOCK_DOCUMENTS).fill(-1);
  const passageCount = new Int32Array(BLOCK_DOCUMENTS);
  const documentLength = new Int32Array(BLOCK_DOCUMENTS);
  const titleLength = new Uint8Array(BLOCK_DOCUMENTS);
  const linkShare = new Float32Array(BLOCK_DOCUMENTS);
  // A passage takes at least a byte, so there are fewer passages than bytes.
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
