import type { PageMetadata } from '../../page/page.js';
import type { PageFacts } from '../document/page-facts.js';
import { absolute } from '../links.js';
import { pageDate } from './page-date.js';
import { readJsonLd } from './json-ld.js';

/**
 * Returns the metadata of a page. Of several sources the most machine-readable one is used: JSON-LD, then `<meta>`,
 * then `itemprop`, then the visible page.
 */
export function pageMetadata(facts: PageFacts, base: string, mediaType: string | null): PageMetadata {
  const data = readJsonLd(facts.jsonLd);
  const meta = (...names: string[]): string | null => firstText(names.map((name) => facts.meta.get(name)));
  const item = (name: string): string | null => firstText([facts.itemprops.get(name.toLowerCase())]);
  const siteName = oneOf(
    meta('og:site_name', 'application-name', 'apple-mobile-web-app-title'),
    data?.siteName,
  );
  const title = oneOf(
    data?.title,
    meta('og:title', 'twitter:title', 'dc.title'),
    item('headline'),
    facts.title,
  );
  return {
    title: withoutSite(title ?? facts.headings[0] ?? null, siteName, facts.headings),
    description: oneOf(
      meta('description', 'og:description', 'twitter:description', 'dc.description'),
      data?.description,
    ),
    author: authorOf(facts, data?.authors ?? [], meta, item),
    published_at: publishedAt(facts, data?.publishedAt, meta, item),
    language: languageTag(
      oneOf(facts.language, meta('content-language', 'og:locale', 'dc.language'), data?.language),
    ),
    site_name: siteName,
    canonical_url: addressOf(oneOf(facts.canonical, meta('og:url'), data?.url), base),
    image: addressOf(
      oneOf(meta('og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'), data?.image),
      base,
    ),
    content_type: mediaType,
  };
}

type Read = (...names: string[]) => string | null;

function firstText(values: readonly (string | undefined)[]): string | null {
  for (const value of values) {
    const text = value?.replace(/\s+/g, ' ').trim();
    if (text) return text.slice(0, 2_000);
  }
  return null;
}

function oneOf(...values: (string | null | undefined)[]): string | null {
  return firstText(values.map((value) => value ?? undefined));
}

function authorOf(facts: PageFacts, names: readonly string[], meta: Read, item: Read): string | null {
  const stated = names.filter((name) => !isAddress(name));
  if (stated.length > 0) return [...new Set(stated)].join(', ').slice(0, 500);
  const others = [
    meta('author', 'article:author', 'parsely-author', 'sailthru.author', 'dc.creator', 'citation_author'),
    item('author'),
    facts.relAuthor,
  ];
  const author = others.find((name) => name !== null && !isAddress(name));
  return author?.replace(/^by\s+/i, '').slice(0, 500) ?? null;
}

/** `article:author` is often the URL of a profile. */
function isAddress(text: string): boolean {
  return /^(?:https?:)?\/\//i.test(text);
}

function publishedAt(
  facts: PageFacts,
  fromData: string | null | undefined,
  meta: Read,
  item: Read,
): string | null {
  const candidates = [
    fromData,
    meta('article:published_time', 'og:published_time', 'datepublished', 'parsely-pub-date', 'sailthru.date'),
    meta('publishdate', 'pubdate', 'publish-date', 'date', 'dc.date.issued', 'dc.date', 'dcterms.created'),
    meta('citation_publication_date', 'citation_online_date'),
    item('datePublished'),
    item('dateCreated'),
    ...facts.times,
  ];
  for (const candidate of candidates) {
    const date = pageDate(candidate);
    if (date) return date;
  }
  return null;
}

/** Separators between words; white space in titles is already collapsed. */
const SEPARATOR = / [|·•»–—-] | ?:: ?/;

/**
 * Removes the name of the site from `Title
 * Site`, if the rest is the name of the site or the page's heading is the title.
 */
function withoutSite(title: string | null, site: string | null, headings: readonly string[]): string | null {
  if (!title) return null;
  const parts = title.split(SEPARATOR);
  if (parts.length < 2) return title;
  const heading = headings.find((text) => text.length >= 3 && title.startsWith(text) && text !== title);
  if (heading && SEPARATOR.test(title.slice(heading.length))) return heading;
  if (site && same(parts.at(-1)!, site))
    return title.slice(0, title.lastIndexOf(parts.at(-1)!)).replace(/(?<![\s|·•»–—:-])[\s|·•»–—:-]+$/, '');
  return title;
}

function same(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

function addressOf(value: string | null, base: string): string | null {
  return value === null ? null : absolute(value, base);
}

/** Normalizes `en_US` and `EN-us` to `en-US`; null for invalid tags. */
function languageTag(text: string | null): string | null {
  const [tag] = (text ?? '').split(/[,;\s]/);
  try {
    return tag ? (Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] ?? null) : null;
  } catch {
    return null;
  }
}
