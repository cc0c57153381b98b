import { type Fact, factsOnPages, type SiteDocument, wordsOfFact } from '@capstan/site-document';
import { Formats } from '../format/formats.js';
import { interfaceWords } from '../words/interface-words.js';
import { contactText } from '../format/contact-link.js';
import { fileOf } from '../context/page-context.js';

/** Relative URLs, since the host is not known: on another host they have to be made absolute. */
export function sitemap({ pages }: SiteDocument): string {
  const urls = pages
    .filter(({ isMembersOnly }) => isMembersOnly !== true)
    .map(({ path }) => `  <url><loc>${path === '/' ? './' : fileOf(path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

export const robots = (): string => 'User-agent: *\nAllow: /\n';

/**
 * The document itself. Hidden, because open points, constraints and sources are the owner's: what begins with a dot is
 * not served to visitors.
 */
export const DOCUMENT_PATH = '.capstan/site.json';

/** Where the service reads which texts must be visible on which page. */
export const FACTS_PATH = '.capstan/facts.json';

/** Limits of the check that reads the file. */
const MAX_PER_PAGE = 200;
const MAX_CHARACTERS = 500;

/** The texts of the facts that each page shows, as displayed: the check of a commit looks for them. */
export function factsFile(document: SiteDocument): string {
  const places = factsOnPages(document);
  const formats = new Formats(document, interfaceWords(document.language));
  const pages = document.pages.map((page) => {
    const texts = document.facts.flatMap((fact) => {
      const isHere = places.get(fact.id)?.some((place) => place.page === page.id) ?? false;
      if (!isHere) return [];
      if (fact.type === 'contact')
        return [contactText(fact), ...(fact.label === undefined ? [] : [fact.label])];
      return [...wordsOfFact(fact).flatMap((text) => text.split(/\n{2,}/)), ...amountsOf(fact, formats)];
    });
    const shown = [document.identity.name, ...texts].filter((text) => text.length <= MAX_CHARACTERS);
    return [fileOf(page.path), [...new Set(shown)].slice(0, MAX_PER_PAGE)] as const;
  });
  return `${JSON.stringify({ version: 1, pages: Object.fromEntries(pages) }, null, 2)}\n`;
}

/** Free items have a word instead of a number. */
const amountsOf = (fact: Fact, formats: Formats): string[] =>
  fact.type === 'item' && typeof fact.price === 'object' && fact.price.amount > 0
    ? [formats.amountNumber(fact.price)]
    : [];
