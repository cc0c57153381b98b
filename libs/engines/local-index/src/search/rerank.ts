import type { EntityManager } from 'typeorm';
import type { IndexRanking } from './index-query.js';
import type { QueryVector } from './index-vectors.js';
import type { ScoredDocument } from '../ranking/best-documents.js';
import { preferFittingCollections } from '../ranking/fitting-collections.js';
import { withMeaning } from '../ranking/meaning.js';
import type { BlockRow } from './search.sql.js';
import { vectorsOf } from '../storage/vectors.sql.js';

/**
 * Reranks the documents that were best by words: by meaning, if all have vectors, and by how well their collection
 * fits the query.
 * @param vector of the query, when there is an embedding model.
 */
export async function rerank(
  manager: EntityManager,
  documents: readonly ScoredDocument[],
  blocks: readonly BlockRow[],
  vector: QueryVector | undefined,
): Promise<{ ranked: ScoredDocument[]; ranking: IndexRanking }> {
  const byMeaning = vector && (await rankedByMeaning(manager, documents, vector));
  const collectionOf = new Map(blocks.map(({ id, collectionId }) => [id, collectionId]));
  return {
    ranked: preferFittingCollections(byMeaning ?? documents, collectionOf),
    ranking: byMeaning ? 'words_and_vectors' : 'words',
  };
}

/** Undefined when one of the documents has no vectors yet: it must not be ranked lower because of that. */
async function rankedByMeaning(
  manager: EntityManager,
  documents: readonly ScoredDocument[],
  { model, vector }: QueryVector,
): Promise<ScoredDocument[] | undefined> {
  const rows = await vectorsOf(manager, model, documents);
  if (rows.length < documents.length) return undefined;
  const vectors = new Map(rows.map(({ block, slot, vectors: of }) => [`${block}/${slot}`, signedBytes(of)]));
  return withMeaning(documents, vector, vectors);
}

const signedBytes = ({ buffer, byteOffset, byteLength }: Buffer): Int8Array =>
  new Int8Array(buffer, byteOffset, byteLength);
