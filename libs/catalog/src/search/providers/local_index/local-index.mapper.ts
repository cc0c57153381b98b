import type { SourceType } from '../../search.params.js';
import type { SearchHit } from '../../search.result.js';
import { domainOf } from '../../text/web-address.js';
import type { IndexHit } from './index-query.js';

/** A hit in the contract's shape; a file has no host, so its collection's name stands in. */
export function indexHitToSearchHit(hit: IndexHit, sourceType: SourceType): SearchHit {
  const url = new URL(hit.url);
  return {
    url: hit.url,
    title: hit.title,
    snippet: hit.passage,
    domain: url.protocol === 'file:' ? hit.collection : domainOf(url),
    published_at: hit.publishedAt?.toISOString() ?? null,
    score: hit.score,
    source_type: sourceType,
  };
}
