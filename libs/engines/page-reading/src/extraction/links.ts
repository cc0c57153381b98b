import type { PageLink } from '../page/page.js';

const MAX_LINKS = 1_000;
const MAX_LINK_CHARS = 4_096;

/** Returns the base URL of relative links: `<base href>` of the page if valid, otherwise its URL. */
export function baseOf(pageUrl: string, baseHref: string | null): string {
  return (baseHref && absolute(baseHref, pageUrl)) || pageUrl;
}

/** Returns the absolute http(s) URL of an `href` or `src`; null for other schemes and invalid URLs. */
export function absolute(reference: string, base: string): string | null {
  if (reference.length > MAX_LINK_CHARS) return null;
  const url = URL.parse(reference.trim(), base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  return url.href;
}

/** Returns the links in document order, each URL once, without links within the page. */
export function collectLinks(
  anchors: readonly { href: string; text: string }[],
  base: string,
  pageUrl: string,
): PageLink[] {
  const links = new Map<string, PageLink>();
  const self = withoutFragment(pageUrl);
  for (const { href, text: written } of anchors) {
    const text = /^[#¶§🔗]$/u.test(written) ? '' : written;
    const target = absolute(href, base);
    if (target === null) continue;
    const url = withoutFragment(target);
    if (url === self && target.includes('#')) continue;
    const known = links.get(url);
    if (known) known.text ||= text;
    else if (links.size < MAX_LINKS) links.set(url, { url, text });
  }
  return [...links.values()];
}

/** Removes fragments, except those of single-page applications (`#/`, `#!`), which name another page. */
function withoutFragment(url: string): string {
  const hash = url.indexOf('#');
  return hash < 0 || url[hash + 1] === '/' || url[hash + 1] === '!' ? url : url.slice(0, hash);
}
