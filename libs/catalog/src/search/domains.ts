import type { SearchParams } from './search.params.js';

type WantedDomains = Pick<SearchParams, 'include_domains' | 'exclude_domains'>;

/** Whether a host is one of the allowed domains or a subdomain. */
export function isIncludedDomain(hostname: string, params: WantedDomains): boolean {
  const isUnder = (domain: string): boolean => hostname === domain || hostname.endsWith(`.${domain}`);
  if (params.exclude_domains.some(isUnder)) return false;
  return params.include_domains.length === 0 || params.include_domains.some(isUnder);
}

/** The query with the domains as operators that most web search engines support: `site:a OR site:b -site:c`. */
export function withSiteOperators(query: string, params: WantedDomains): string {
  const only = params.include_domains.map((domain) => `site:${domain}`).join(' OR ');
  const without = params.exclude_domains.map((domain) => `-site:${domain}`).join(' ');
  const grouped = params.include_domains.length > 1 ? `(${only})` : only;
  return [query, grouped, without].filter((part) => part !== '').join(' ');
}
