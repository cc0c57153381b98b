import { fieldsOf, listOf, textOf } from '@capstan/kit';
import { webUrl } from '@capstan/parsing';
import type { FoundLinks } from '../../found-links.js';
import type { MapParams } from '../../map.params.js';
import type { MapLink } from '../../map.result.js';

/** The vendor's timeout is shorter than ours, so that it reports the reason. */
const MARGIN_MS = 500;
const MIN_TIMEOUT_MS = 1000;
/** Most links of one answer, for calls whose links are selected here. */
const MAX_LINKS = 30_000;

/** Body of `POST /v2/map`. Links are selected and ranked here, so that every provider does it alike. */
export function toFirecrawlMap(url: string, params: MapParams, timeoutMs: number): object {
  const { search, include, exclude, include_subdomains, sitemap, limit } = params;
  const isSelective = search !== undefined || include.length > 0 || exclude.length > 0;
  return {
    url,
    sitemap,
    includeSubdomains: include_subdomains,
    ignoreQueryParameters: false,
    limit: isSelective ? MAX_LINKS : limit,
    timeout: Math.max(MIN_TIMEOUT_MS, timeoutMs - MARGIN_MS),
  };
}

/** Parses the links; `undefined` if the body is not a Firecrawl map. */
export function fromFirecrawlMap(body: unknown): FoundLinks | undefined {
  const answer = fieldsOf(body);
  if (answer.success !== true || !Array.isArray(answer.links)) return undefined;
  const links = new Map<string, MapLink>();
  for (const item of listOf(answer.links)) {
    const { url, title, description } = fieldsOf(item);
    const address = webUrl(url);
    if (!address) continue;
    address.hash = '';
    links.set(address.href, {
      url: address.href,
      title: textOf(title) || null,
      description: textOf(description) || null,
      last_modified: null,
    });
  }
  return { links: [...links.values()], isCut: false };
}
