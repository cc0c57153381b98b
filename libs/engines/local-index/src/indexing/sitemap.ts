import { webUrl } from '@capstan/parsing';

const LOCATION = /<loc>\s{0,200}(?:<!\[CDATA\[\s{0,200})?([^<\s\]]+)\s{0,200}(?:\]\]>\s{0,200})?<\/loc>/gi;

/** The content of a sitemap file (sitemaps.org): pages, or further sitemaps for an index. */
export interface Sitemap {
  pages: string[];
  sitemaps: string[];
}

/** Parses a sitemap; URLs of another origin are ignored, as the protocol requires. */
export function readSitemap(xml: string, origin: string): Sitemap {
  const addresses = [...xml.matchAll(LOCATION)].flatMap(([, address = '']) => {
    const url = webUrl(address.replaceAll('&amp;', '&'));
    return url?.origin === origin ? [url.href] : [];
  });
  return /<sitemapindex[\s>]/i.test(xml)
    ? { pages: [], sitemaps: addresses }
    : { pages: addresses, sitemaps: [] };
}

/** Returns the sitemaps listed in a robots.txt. */
export function sitemapsOfRobots(robots: string, origin: string): string[] {
  return [...robots.matchAll(/^[ \t]{0,20}sitemap:[ \t]{0,20}(\S+)/gim)].flatMap(([, address]) => {
    const url = webUrl(address);
    return url?.origin === origin ? [url.href] : [];
  });
}
