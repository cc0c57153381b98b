import { getDomain, getDomainWithoutSuffix } from 'tldts';
import type { Source } from '../../model/source.js';

/** URLs and email addresses in text. */
const ADDRESS =
  /(?<![\p{L}\p{N}._%+@-])(?:https?:\/\/|[\w.+-]{1,64}@)?((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}[a-z]{2,24})(?![\p{L}\p{N}@-])/giu;

/** Domains by the name they spell (`acme` for `www.acme.co.uk`), with the sources that mention them. */
export type DomainsByName = ReadonlyMap<string, ReadonlyMap<string, DomainEvidence>>;

export interface DomainEvidence {
  readonly sources: Set<number>;
  /** A source is a page of that site itself. */
  isOwnSite: boolean;
}

/** Collects all domains that sources mention, by URL, email or their own location. */
export function domainsOf(sources: readonly Source[]): DomainsByName {
  const domains = new Map<string, Map<string, DomainEvidence>>();
  const note = (host: string, source: number, isOwnSite: boolean): void => {
    const domain = getDomain(host);
    const name = getDomainWithoutSuffix(host)?.replaceAll('-', '');
    if (domain === null || !name) return;
    const byDomain = domains.get(name) ?? new Map<string, DomainEvidence>();
    domains.set(name, byDomain);
    const evidence = byDomain.get(domain) ?? { sources: new Set<number>(), isOwnSite: false };
    byDomain.set(domain, evidence);
    evidence.sources.add(source);
    evidence.isOwnSite ||= isOwnSite;
  };
  for (const { id, url, text } of sources) {
    if (/^https?:/.test(url)) note(new URL(url).hostname, id, true);
    for (const [, host = ''] of text.matchAll(ADDRESS)) note(host.toLowerCase(), id, false);
  }
  return domains;
}

/**
 * The domain of an organization from the sources that name it: one that spells its name. Its own site is
 * preferred; two equally good candidates leave it unknown.
 * @param name letters and digits in lower case, without legal form.
 */
export function domainOf(name: string, sources: ReadonlySet<number>, domains: DomainsByName): string | null {
  const ranked = [...(domains.get(name) ?? [])]
    .map(([domain, evidence]) => ({
      domain,
      isOwnSite: evidence.isOwnSite,
      count: [...evidence.sources].filter((source) => sources.has(source)).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => Number(other.isOwnSite) - Number(one.isOwnSite) || other.count - one.count);
  const [best, next] = ranked;
  if (!best) return null;
  return next && next.isOwnSite === best.isOwnSite && next.count === best.count ? null : best.domain;
}
