import { type ScoredDocument, bestFirst } from './best-documents.js';
import { WEIGHTS } from './weights.js';

/** Number of best documents that show which collection fits. */
const SHOWN = 20;

/**
 * Raises the documents of the collections that fit the query: a collection on its subject has many of the best
 * documents, one on another subject some by chance. Returns them best first.
 * @param collectionOf the collection of a block.
 */
export function preferFittingCollections(
  documents: readonly ScoredDocument[],
  collectionOf: ReadonlyMap<number, number>,
): ScoredDocument[] {
  const sums = new Map<number | undefined, number>();
  let total = 0;
  for (const { block, score } of documents.slice(0, SHOWN)) {
    const collection = collectionOf.get(block);
    sums.set(collection, (sums.get(collection) ?? 0) + score);
    total += score;
  }
  const shareOf = (block: number): number => (sums.get(collectionOf.get(block)) ?? 0) / total;
  return documents
    .map((document) => ({
      ...document,
      score: document.score * (1 + WEIGHTS.collection * shareOf(document.block)),
    }))
    .toSorted(bestFirst);
}
