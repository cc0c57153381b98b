import { matchesAny } from '../pages/address-pattern.js';
import type { MapParams } from './map.params.js';
import type { MapLink, MapResult } from './map.result.js';
import { rankLinks } from './rank-links.js';

/** The distinct addresses that a provider found. */
export interface FoundLinks {
  links: readonly MapLink[];
  /** Whether there are, or may be, further ones. */
  isCut: boolean;
}

/** Selects the requested links. */
export function toMapResult({ links, isCut }: FoundLinks, params: MapParams): MapResult {
  const { url, search, include, exclude, limit } = params;
  const fitting = links.filter((link) => {
    const address = new URL(link.url);
    return (include.length === 0 || matchesAny(address, include)) && !matchesAny(address, exclude);
  });
  const wanted = search === undefined ? fitting : rankLinks(fitting, search);
  return {
    url,
    links: wanted.slice(0, limit),
    total: wanted.length,
    is_complete: !isCut && wanted.length <= limit,
  };
}
