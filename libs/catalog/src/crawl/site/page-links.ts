import type { NewJobItem } from '@capstan/kit';
import { type SiteScope, isInScope } from '@capstan/site-discovery';
import { matchesAny } from '../../pages/address-pattern.js';
import type { CrawlParams } from '../crawl.params.js';

/** What a crawl visits. */
export interface PageVisit {
  url: string;
  /** How many links it is away from the start page. */
  depth: number;
}

/** A page of a crawl that was not visited yet. */
export interface FoundPage extends NewJobItem {
  input: PageVisit;
}

/** Longer addresses are traps. */
const MAX_URL_CHARS = 2_000;

/** Files that are not pages; their addresses say so. */
const FILE =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|css|js|mjs|json|map|woff2?|ttf|otf|eot|mp[34]|m4[av]|webm|og[gv]|wav|flac|avi|mov|mkv|zip|gz|tgz|bz2|xz|7z|rar|tar|exe|msi|dmg|pkg|deb|rpm|apk|iso|jar|bin|csv|xlsx?|docx?|pptx?|rss|atom|xml)$/i;

/** Which pages belong to a crawl. */
export class PageLinks {
  constructor(
    private readonly params: CrawlParams,
    private readonly scope: SiteScope,
  ) {}

  /** Whether a page may be read, whether linked or the target of a redirect. */
  covers(url: URL): boolean {
    return this.params.allow_external || isInScope(url, this.scope);
  }

  /** Selects the pages to visit. @param depth of all of them. */
  select(addresses: readonly string[], depth: number): FoundPage[] {
    if (depth > this.params.max_depth) return [];
    return addresses.flatMap((address) => this.pageAt(address, depth));
  }

  private pageAt(address: string, depth: number): FoundPage[] {
    if (!URL.canParse(address)) return [];
    const url = this.normalized(address);
    const { include, exclude } = this.params;
    const isWanted =
      /^https?:$/.test(url.protocol) &&
      url.username === '' &&
      url.password === '' &&
      url.href.length <= MAX_URL_CHARS &&
      !FILE.test(url.pathname) &&
      this.covers(url) &&
      (include.length === 0 || matchesAny(url, include)) &&
      !matchesAny(url, exclude);
    return isWanted ? [{ key: keyOf(url), input: { url: url.href, depth } }] : [];
  }

  /** The address of a page without what does not identify it. */
  normalized(address: string): URL {
    const url = new URL(address);
    url.hash = '';
    if (this.params.ignore_query_parameters) url.search = '';
    return url;
  }
}

/** Identifies a page: with and without `www.`, a slash at the end, http and https are the same. */
export function keyOf({ host, pathname, search }: URL): string {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return host.replace(/^www\./, '') + path + search;
}
