import type { IndexQuery } from './index-query.js';
import type { BlockRow } from './search.sql.js';

/**
 * Returns whether the domain filters accept the pages of a block: a crawl stays within one origin, and files have
 * no host.
 */
export function isWithinDomains(
  { kind, root }: Pick<BlockRow, 'kind' | 'root'>,
  { includeDomains, excludeDomains }: Pick<IndexQuery, 'includeDomains' | 'excludeDomains'>,
): boolean {
  const host = kind === 'site' && URL.canParse(root) ? new URL(root).hostname : '';
  const isOf = (domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
  if (excludeDomains.some(isOf)) return false;
  return includeDomains.length === 0 || includeDomains.some(isOf);
}
