import { decodeXML } from 'entities';
import { isoDate, oneLine, webUrl } from '@capstan/parsing';
import { type SiteScope, isInScope } from './site-scope.js';

/** A page listed in a sitemap. */
export interface SitePage {
  url: string;
  title: string | null;
  /** ISO 8601 in UTC. */
  lastModified: string | null;
}

/** The content of a sitemap file (sitemaps.org): pages, or further sitemaps for an index. */
export interface Sitemap {
  pages: SitePage[];
  sitemaps: string[];
}

/** Entries of one file, as the protocol limits them. */
const MAX_ENTRIES = 50_000;
const MAX_TITLE_CHARS = 500;
/** The protocol has 2,048. */
const MAX_URL_CHARS = 2_048;

const LOCATION = /<loc>\s{0,200}(?:<!\[CDATA\[\s{0,200})?([^<\s\]]+)\s{0,200}(?:\]\]>\s{0,200})?<\/loc>/i;
const MODIFIED = /<lastmod>\s{0,200}([^<]{1,60})<\/lastmod>/i;
const NEWS_TITLE = /<news:title>\s{0,200}(?:<!\[CDATA\[)?([^<\]]{1,1000})/i;

/** Parses a sitemap, or a list of URLs in lines; URLs outside `scope` are ignored, as the protocol requires. */
export function readSitemap(text: string, scope: SiteScope): Sitemap {
  if (!text.includes('<')) {
    return { pages: text.split(/\s+/, MAX_ENTRIES).flatMap((address) => pageOf(address)), sitemaps: [] };
  }
  const entries = text.split(/<(?:url|sitemap)(?=[\s>])/i, MAX_ENTRIES + 1).slice(1);
  const pages = entries.flatMap((entry) =>
    pageOf(LOCATION.exec(entry)?.[1], MODIFIED.exec(entry)?.[1], NEWS_TITLE.exec(entry)?.[1]),
  );
  return /<sitemapindex[\s>]/i.test(text)
    ? { pages: [], sitemaps: pages.map(({ url }) => url) }
    : { pages, sitemaps: [] };

  function pageOf(address: string | undefined, modified?: string, title?: string): SitePage[] {
    if ((address ?? '').length > MAX_URL_CHARS) return [];
    const url = webUrl(decodeXML(address ?? ''));
    if (!url || !isInScope(url, scope)) return [];
    url.hash = '';
    const name = oneLine(decodeXML(title ?? '')).slice(0, MAX_TITLE_CHARS);
    return [{ url: url.href, title: name || null, lastModified: isoDate(modified) }];
  }
}

/** Returns the sitemaps listed in a robots.txt. */
export function sitemapsOfRobots(robots: string, scope: SiteScope): string[] {
  return [...robots.matchAll(/^[ \t]{0,20}sitemap:[ \t]{0,20}(\S+)/gim)].flatMap(([, address]) => {
    const url = webUrl(address);
    return url && isInScope(url, scope) ? [url.href] : [];
  });
}
