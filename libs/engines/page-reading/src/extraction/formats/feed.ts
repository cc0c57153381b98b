import { decodeHTML } from 'entities';
import { DOMParser } from 'linkedom';
import type { DomElement } from '../document/dom.js';
import { plainText } from '../document/dom.js';
import { absolute } from '../links.js';
import { pageDate } from '../metadata/page-date.js';
import { isDeeperThan } from './xml-depth.js';

const MAX_ENTRIES = 500;
/** Feeds have few levels; some contain XHTML. */
const MAX_DEPTH = 100;
const SUMMARY_CHARS = 1_000;

/** Formats an RSS or Atom feed as a list of its entries; undefined for other XML. */
export function feedMarkdown(
  xml: string,
  url: string,
): { title: string | null; markdown: string } | undefined {
  if (!/<(?:rss|feed|rdf:RDF)[\s>]/i.test(xml.slice(0, 2_000))) return undefined;
  if (isDeeperThan(xml, MAX_DEPTH)) return undefined;
  const document = new DOMParser().parseFromString(xml, 'text/xml') as unknown as DomElement;
  const entries = [...document.querySelectorAll('item, entry')].slice(0, MAX_ENTRIES);
  if (entries.length === 0) return undefined;
  const title = plainText(document.querySelector('title')) || null;
  const lines = entries.map((entry) => entryMarkdown(entry, url));
  return {
    title,
    markdown: [title ? `# ${title}` : '', ...lines].filter((line) => line !== '').join('\n\n'),
  };
}

function entryMarkdown(entry: DomElement, base: string): string {
  const read = (...names: string[]): string => {
    for (const name of names) {
      const text = plainText(entry.querySelector(name));
      if (text) return text;
    }
    return '';
  };
  const link = entry.querySelector('link');
  const href = absolute(link?.getAttribute('href') ?? plainText(link), base);
  const title = read('title') || href || 'Untitled';
  const date = pageDate(read('pubDate', 'published', 'updated', 'date'));
  const summary = withoutTags(read('description', 'summary', 'content')).slice(0, SUMMARY_CHARS);
  const heading = href ? `[${title.replace(/[[\]]/g, '\\$&')}](${href})` : title;
  return [`## ${heading}`, date ?? '', summary].filter((part) => part !== '').join('\n\n');
}

/** Summaries contain HTML as text. */
const withoutTags = (text: string): string =>
  decodeHTML(text.replace(/<[^<>]{0,2000}>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
