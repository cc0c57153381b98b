import { ByteReader } from './byte-reader.js';
import type { ByteWriter } from './byte-writer.js';
import type { DocumentOccurrences } from './document-terms.js';

/**
 * Postings are the occurrences of a term in a block of documents. One entry per document, in any order, so that
 * entries are added by appending bytes:
 *
 *   slot of the document in its block
 *   number of passages * 8 + (in the address) * 4 + occurrences in the title, at most 3
 *   per passage: distance from the previous passage * 16 + occurrences in the text, at most 7, * 2 + (in the headings)
 *
 * More than seven occurrences have no effect: the ranking saturates.
 */
export const MAX_TITLE_COUNT = 3;
export const MAX_PASSAGE_COUNT = 7;

/** Appends the entry of one document. */
export function writePosting(to: ByteWriter, slot: number, occurrences: DocumentOccurrences): void {
  const { title, isInAddress, passages } = occurrences;
  to.number(slot);
  to.number(passages.length * 8 + (isInAddress ? 4 : 0) + Math.min(title, MAX_TITLE_COUNT));
  let before = 0;
  for (const { passage, count, isInHeadings } of passages) {
    to.number((passage - before) * 16 + Math.min(count, MAX_PASSAGE_COUNT) * 2 + (isInHeadings ? 1 : 0));
    before = passage;
  }
}

/** Returns postings without those of some documents. */
export function withoutSlots(
  postings: Uint8Array,
  slots: ReadonlySet<number>,
): { postings: Buffer; documents: number } {
  const reader = new ByteReader(postings);
  const kept: Uint8Array[] = [];
  while (!reader.isAtEnd) {
    const from = reader.position;
    const slot = reader.number();
    const passages = reader.number() >>> 3;
    for (let n = 0; n < passages; n += 1) reader.number();
    if (!slots.has(slot)) kept.push(postings.subarray(from, reader.position));
  }
  return { postings: Buffer.concat(kept), documents: kept.length };
}
