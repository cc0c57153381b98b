import type { Item } from './model/brief.js';
import { isAllDay } from './model/opening-hours.js';
import type { Section, Site } from './model/site.js';
import { hoursRows } from './render/opening-hours.js';
import { priceText } from './render/price-text.js';
import type { Words } from './render/words/words.js';
import { wordsOf } from './render/words/words-of.js';

/** Content of `.capstan/facts.json`: texts that visitors must find, by path of the page. */
export interface SiteFacts {
  version: 1;
  pages: Record<string, string[]>;
}

/** What the owner said and each page shows: the name, ways to reach them, times, and what is offered at which price. */
export function siteFacts(site: Site): SiteFacts {
  const words = wordsOf(site.language);
  const pages = site.pages.map((page): [string, string[]] => {
    const facts = [
      site.name,
      ...footerFacts(site, words),
      ...page.sections.flatMap((each) => ofSection(each, site)),
    ];
    return [`${page.slug}.html`, [...new Set(facts)].filter((fact) => fact.trim() !== '')];
  });
  return { version: 1, pages: Object.fromEntries(pages) };
}

function footerFacts({ contact, hours }: Site, words: Words): string[] {
  const times = hoursRows(hours)
    .flatMap(({ spans }) => spans)
    .filter((span) => !isAllDay(span))
    .map(({ opens, closes }) => words.span(opens, closes));
  return [contact.phone, contact.email, contact.address, ...times].filter((fact) => fact !== null);
}

function ofSection(section: Section, site: Site): string[] {
  if (section.type === 'items') {
    return section.items.flatMap((item) => [
      item.name,
      ...(item.price === null ? [] : [priceText(item.price, site.language)]),
    ]);
  }
  if (section.type !== 'app' || !(section.app === 'shop' || section.app === 'booking')) return [];
  return offeredIn(site).flatMap(({ name, price }) => [name, ...(price === null ? [] : [price.text])]);
}

/** The items that the forms of an app let visitors choose. */
function offeredIn({ items, collections }: Site): Item[] {
  const fields = collections.flatMap((collection) => collection.fields);
  const offered = fields
    .filter(({ name, type }) => type === 'items' || name === 'service')
    .flatMap(({ options = [] }) => options.map(({ value }) => value));
  return items.filter(({ name }) => offered.includes(name));
}
