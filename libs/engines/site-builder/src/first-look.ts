import type { Action, Page, Section, Site } from './model/site.js';

/** The home page of a site alone, with nothing on it that leads to pages which are not there yet. */
export function firstLook(site: Site): Site {
  const [home] = site.pages;
  if (!home) return site;
  const page: Page = { ...home, sections: home.sections.map(withoutMissing) };
  const used = new Set(
    page.sections.flatMap((section) => ('collection' in section ? [section.collection] : [])),
  );
  return { ...site, pages: [page], collections: site.collections.filter(({ name }) => used.has(name)) };
}

const isThere = ({ href }: Action): boolean =>
  /^(#|[a-z]+:)/.test(href) || href === 'index.html' || href.startsWith('index.html#');

function withoutMissing(section: Section): Section {
  switch (section.type) {
    case 'hero':
    case 'call':
      return { ...section, actions: section.actions.filter(isThere) };
    case 'cards':
      return {
        ...section,
        cards: section.cards.map((card) => ({
          ...card,
          action: card.action !== null && isThere(card.action) ? card.action : null,
        })),
      };
    default:
      return section;
  }
}
