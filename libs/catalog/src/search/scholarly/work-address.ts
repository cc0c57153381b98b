import { webUrl } from '@capstan/parsing';
import { isWantedDomain } from '../domains.js';
import type { SearchParams } from '../search.params.js';

/** The first address of a work that is at a wanted domain; the first of all when none is. */
export function workAddress(addresses: readonly unknown[], params: SearchParams): string | undefined {
  const urls = addresses.map((address) => webUrl(address)).filter((url) => url !== undefined);
  return (urls.find(({ hostname }) => isWantedDomain(hostname, params)) ?? urls[0])?.href;
}
