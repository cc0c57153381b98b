import { webUrl } from '@capstan/parsing';

const LOCATION = /<loc>\s{0,200}(?:<!\[CDATA\[\s{0,200})?([^<\s\]]+)\s{0,200}(?:\]\]>\s{0,200})?<\/loc>/gi;

/** What a sitemap file lists (sitemaps.org): pages, or further sitemaps when it is an index. */
export interface Sitemap {
  pages: string[];
  sitemaps: string[];
}

/** Reads a sitemap; addresses of another origin are left out, as the protocol demands. */
export function readSitemap(xml: string, origin: string): Sitemap {
  const addresses = [...xml.matchAll(LOCATION)].flatMap(([, address = '']) => {
    const url = webUrl(address.replaceAll('&amp;', '&'));
    return url?.origin === origin ? [url.href] : [];
  });
  return /<sitemapindex[\s>]/i.test(xml)
    ? { pages: [], sitemaps: addresses }
    : { pages: addresses, sitemaps: [] };
}

/** Sitemaps that a robots.txt names. */
export function sitemapsOfRobots(robots: string, origin: string): string[] {
  return [...robots.matchAll(/^[ \t]{0,20}sitemap:[ \t]{0,20}(\S+)/gim)].flatMap(([, address]) => {
    const url = webUrl(address);
    return url?.origin === origin ? [url.href] : [];
  });
}
