import { cosineAt } from '@capstan/platform-embeddings';
import { type ScoredDocument, bestFirst } from './best-documents.js';
import { WEIGHTS } from './weights.js';

/**
 * Adds to the score of each document how close the meaning of its closest passage is to that of the query: the
 * cosine, or the sum of those of several models, as a share of the best score by words. Returns them best first.
 * @param vectors of the passages of a document, by block and slot.
 */
export function withMeaning(
  documents: readonly ScoredDocument[],
  query: Int8Array,
  vectors: ReadonlyMap<string, Int8Array>,
): ScoredDocument[] {
  const unit = WEIGHTS.meaning * (documents[0]?.score ?? 0);
  return documents
    .map((document) => {
      const closest = closestOf(query, vectors.get(`${document.block}/${document.slot}`));
      return { ...document, score: document.score + unit * closest };
    })
    .toSorted(bestFirst);
}

/** The cosine of the closest passage; 0 when none has to do with the query. */
function closestOf(query: Int8Array, passages: Int8Array = new Int8Array()): number {
  let closest = 0;
  for (let at = 0; at < passages.length; at += query.length) {
    closest = Math.max(closest, cosineAt(query, passages, at));
  }
  return closest;
}
