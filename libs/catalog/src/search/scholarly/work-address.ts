import { webUrl } from '@capstan/parsing';
import { isIncludedDomain } from '../domains.js';
import type { SearchParams } from '../search.params.js';

/** The first URL of a work in an included domain; the first of all if there is none. */
export function workAddress(addresses: readonly unknown[], params: SearchParams): string | undefined {
  const urls = addresses.map((address) => webUrl(address)).filter((url) => url !== undefined);
  return (urls.find(({ hostname }) => isIncludedDomain(hostname, params)) ?? urls[0])?.href;
}
