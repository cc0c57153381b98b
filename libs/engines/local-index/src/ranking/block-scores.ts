import { ByteReader } from '../postings/byte-reader.js';
import { BLOCK_DOCUMENTS, type BlockLengths } from '../postings/lengths.js';
import type { BestDocuments } from './best-documents.js';
import { USUAL, WEIGHTS } from './weights.js';

/** Postings of a query term in a block. */
export interface TermPostings {
  readonly postings: Uint8Array;
  readonly idf: number;
}

/**
 * Scores every document of a block with a term of the query: BM25F (Robertson, Zaragoza, Taylor 2004) of its best
 * passage, some of its second best, and BM25F of the whole. Counts of all fields, weighted and normalized by
 * length, are added before they saturate. Terms must be in a fixed order, so that sums are reproducible.
 * @param best collects the documents.
 * @param allowed by slot, when not every document is allowed.
 */
export function scoreBlock(
  block: number,
  lengths: BlockLengths,
  terms: readonly TermPostings[],
  best: BestDocuments,
  allowed?: ReadonlySet<number>,
): void {
  const ofDocuments = new Float64Array(BLOCK_DOCUMENTS);
  // The score of title and address in every passage, and the additional score of each passage.
  const ofTitles = new Float64Array(BLOCK_DOCUMENTS);
  const ofPassages = new Float64Array(lengths.passages);
  const touched: number[] = [];
  for (const { postings, idf } of terms) {
    const reader = new ByteReader(postings);
    while (!reader.isAtEnd) {
      const slot = reader.number();
      const header = reader.number();
      const first = lengths.firstPassage[slot] ?? -1;
      const titleCount = header & 3;
      const address = header & 4 ? 1 : 0;
      const title = titleCount > 0 ? titleCount / titleDamping(lengths, slot) : 0;
      const ofTitle = WEIGHTS.title * title + WEIGHTS.address * address;
      const base = ofTitle > 0 ? (idf * ofTitle) / (WEIGHTS.saturation + ofTitle) : 0;
      let passage = 0;
      let words = 0;
      let headings = 0;
      for (let left = header >>> 3; left > 0; left -= 1) {
        const value = reader.number();
        passage += value >>> 4;
        const count = (value >>> 1) & 7;
        words += count;
        headings += value & 1;
        const at = first + passage;
        const relative = (lengths.passageLength[at] ?? 0) / USUAL.passageLength;
        const damping = 1 - WEIGHTS.passageLengthPenalty + WEIGHTS.passageLengthPenalty * relative;
        const weight = ofTitle + (WEIGHTS.body * count) / damping + (value & 1) * WEIGHTS.headings;
        ofPassages[at] = (ofPassages[at] ?? 0) + (idf * weight) / (WEIGHTS.saturation + weight) - base;
      }
      if (ofDocuments[slot] === 0) touched.push(slot);
      const relative = (lengths.documentLength[slot] ?? 0) / USUAL.documentLength;
      const weight =
        WEIGHTS.documentTitle * title +
        WEIGHTS.documentAddress * address +
        (words + WEIGHTS.documentHeadings * Math.min(headings, WEIGHTS.maxHeadings)) /
          (1 - WEIGHTS.documentLengthPenalty + WEIGHTS.documentLengthPenalty * relative);
      ofTitles[slot] = (ofTitles[slot] ?? 0) + base;
      ofDocuments[slot] = (ofDocuments[slot] ?? 0) + (idf * weight) / (WEIGHTS.documentSaturation + weight);
    }
  }

  for (const slot of touched) {
    if (allowed && !allowed.has(slot)) continue;
    const first = lengths.firstPassage[slot] ?? -1;
    let highest = 0;
    let second = 0;
    let passage: number | undefined;
    for (let n = 0; n < (lengths.passageCount[slot] ?? 0); n += 1) {
      const score = ofPassages[first + n] ?? 0;
      if (score > highest || passage === undefined) {
        second = highest;
        highest = score;
        passage = n;
      } else if (score > second) second = score;
    }
    const title = ofTitles[slot] ?? 0;
    const score =
      (1 - WEIGHTS.links * (lengths.linkShare[slot] ?? 0)) *
      (highest +
        title +
        WEIGHTS.secondPassage * (second + title) +
        WEIGHTS.document * (ofDocuments[slot] ?? 0));
    if (best.isWanted(score)) best.add({ block, slot, passage, score });
  }
}

function titleDamping(lengths: BlockLengths, slot: number): number {
  const relative = (lengths.titleLength[slot] ?? 0) / USUAL.titleLength;
  return 1 - WEIGHTS.titleLengthPenalty + WEIGHTS.titleLengthPenalty * relative;
}
