import {
  type CallContext,
  type CapabilityProvider,
  DefineProvider,
  OutboundClient,
  type OutboundResponse,
  ProviderFailure,
  ReadingThreads,
  parseTargetUrl,
} from '@capstan/kit';
import { SiteList, type SiteListing, type SiteScope, isInScope } from '@capstan/site-discovery';
import { siteFile } from '../../../pages/site-file.js';
import { type FoundLinks, toMapResult } from '../../found-links.js';
import type { MapParams } from '../../map.params.js';
import type { MapLink, MapResult } from '../../map.result.js';
import { type StartPage, StartPages } from './start-page.js';

const MAX_SITEMAPS = 50;
const MAX_PAGES = 50_000;

/** Share of the attempt for the start page: the sitemaps usually list more. */
const START_SHARE = 0.5;

/** Time reserved at the end of the attempt to return the result. */
const MARGIN_MS = 500;

/** Reads the sitemaps and the start page of the site: no vendor, no key. */
@DefineProvider({ name: 'direct_fetch', title: 'Direct fetch', failuresAreTargets: true })
export class DirectFetchMapProvider implements CapabilityProvider<MapParams, MapResult> {
  constructor(
    private readonly outbound: OutboundClient,
    private readonly threads: ReadingThreads,
    private readonly startPages: StartPages,
  ) {}

  isConfigured(): boolean {
    return true;
  }

  /** @throws InvalidUrlError for URLs that are never fetched; ProviderFailure if neither page nor sitemap is there. */
  async call(params: MapParams, context: CallContext): Promise<MapResult> {
    const endsAtMs = performance.now() + context.timeoutMs;
    const start = params.sitemap === 'only' ? undefined : await this.start(params, context);
    const page = start instanceof ProviderFailure ? undefined : start;
    const scope: SiteScope = {
      origin: new URL(page?.url ?? parseTargetUrl(params.url)).origin,
      breadth: params.include_subdomains ? 'subdomains' : 'host',
    };
    const listing =
      params.sitemap === 'skip' ? NOTHING_LISTED : await this.listing(scope, context.signal, endsAtMs);
    if (start instanceof ProviderFailure && listing.pages.length === 0) throw start;
    return toMapResult(joined(page, listing, scope), params);
  }

  private async start(params: MapParams, context: CallContext): Promise<StartPage | ProviderFailure> {
    const timeoutMs = Math.ceil(context.timeoutMs * START_SHARE);
    try {
      return await this.startPages.read(params.url, { signal: context.signal, timeoutMs });
    } catch (error) {
      context.signal.throwIfAborted();
      if (error instanceof ProviderFailure) return error;
      throw error;
    }
  }

  /** Returns the pages of the sitemaps that can be read in time. */
  private async listing(scope: SiteScope, signal: AbortSignal, endsAtMs: number): Promise<SiteListing> {
    let isLate = false;
    const fetch = (url: string): Promise<OutboundResponse | null> => {
      const leftMs = endsAtMs - performance.now() - MARGIN_MS;
      isLate ||= leftMs <= 0;
      return isLate ? Promise.resolve(null) : siteFile(this.outbound, url, { signal, timeoutMs: leftMs });
    };
    const { robotsName } = this.outbound;
    const list = await SiteList.open(scope, { fetch, threads: this.threads, signal, robotsName });
    const { pages, isCut } = await list.pages(MAX_PAGES, MAX_SITEMAPS);
    return { pages, isCut: isCut || isLate };
  }
}

const NOTHING_LISTED: SiteListing = { pages: [], isCut: false };

/** The start page first, then its links, then the rest; titles and dates from any of them. */
function joined(page: StartPage | undefined, listing: SiteListing, scope: SiteScope): FoundLinks {
  const links = new Map<string, MapLink>();
  const add = (url: string, title: string | null, modified: string | null): void => {
    const known = links.get(url);
    if (known) {
      known.title ??= title;
      known.last_modified ??= modified;
    } else {
      links.set(url, { url, title, description: null, last_modified: modified });
    }
  };
  if (page) add(withoutFragment(page.url), page.title, null);
  for (const { url, text } of page?.links ?? []) {
    if (isInScope(new URL(url), scope)) add(withoutFragment(url), text || null, null);
  }
  for (const { url, title, lastModified } of listing.pages) add(url, title, lastModified);
  return { links: [...links.values()], isCut: listing.isCut };
}

const withoutFragment = (url: string): string => url.split('#', 1)[0] ?? url;
