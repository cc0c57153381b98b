import { type IndexHit, isIndexAddress } from '@capstan/local-index';
import { domainOf } from '@capstan/parsing';
import type { SourceType } from '../../search.params.js';
import type { SearchHit } from '../../search.result.js';
import { relativeScore } from '../../search-hits.js';

/** Maps hits to results, best first; a document of a folder has no host, so `domain` is the name of its collection. */
export function indexHitsToSearchHits(hits: readonly IndexHit[], sourceType: SourceType): SearchHit[] {
  const best = hits[0]?.score ?? 0;
  return hits.map((hit) => searchHitOf(hit, best, sourceType));
}

function searchHitOf(hit: IndexHit, best: number, sourceType: SourceType): SearchHit {
  return {
    url: hit.url,
    title: hit.title,
    snippet: hit.passage,
    domain: isIndexAddress(hit.url) ? hit.collection : domainOf(new URL(hit.url)),
    published_at: hit.publishedAt?.toISOString() ?? null,
    score: relativeScore(hit.score, best),
    source_type: sourceType,
  };
}
