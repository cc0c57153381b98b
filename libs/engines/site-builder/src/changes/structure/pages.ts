import type { Edit } from '../../model/edit.js';
import type { Action, Page, Section, Site } from '../../model/site.js';
import { collectionOf, findPage } from '../targets/find-target.js';
import { freeName, slugOf } from './names.js';
import { moved, withPage } from './replace.js';
import { textSection } from './new-section.js';

/** Adds a page in the navigation. */
export function addPage(site: Site, title: string, statements: string[]): Site {
  const slug = freeName(slugOf(title), '-', (name) => site.pages.some((page) => page.slug === name));
  const page: Page = {
    slug,
    title,
    isHidden: false,
    sections: [
      { type: 'hero', id: 'top', headline: title, text: '', actions: [], size: 'small' },
      textSection(site, [], title, statements),
    ],
  };
  return { ...site, pages: insertedShown(site.pages, page) };
}

/** The pages with one more before those that a navigation ends with: questions, contact, and the hidden ones. */
export function insertedShown(pages: Page[], page: Page): Page[] {
  const at = pages.findLastIndex((other) => !other.isHidden && !LAST_SLUGS.has(other.slug)) + 1;
  return pages.toSpliced(at, 0, page);
}

const LAST_SLUGS = new Set(['about', 'faq', 'contact']);

/** The home page stays: a site without one answers nothing at its address. */
export function removePage(site: Site, target: string): Site {
  const page = findPage(site, target);
  if (!page || page === site.pages[0]) return site;
  const pages = site.pages.filter((other) => other !== page);
  return withoutDeadEnds({ ...site, pages }, [page.slug], page.sections);
}

/** Takes away what led to removed pages, and collections that no section shows any longer. */
export function withoutDeadEnds(site: Site, slugs: string[], removed: Section[]): Site {
  const isAlive = (action: Action) => !slugs.some((slug) => leadsTo(action.href, slug));
  const pages = site.pages.map((page) => {
    const sections = page.sections.flatMap((section) => withoutActions(section, isAlive));
    const isSame =
      sections.length === page.sections.length &&
      sections.every((section, at) => section === page.sections[at]);
    return isSame ? page : { ...page, sections };
  });
  const shown = new Set(pages.flatMap((page) => page.sections.map(collectionOf)));
  const gone = new Set(removed.map(collectionOf).filter((name) => name !== null && !shown.has(name)));
  return {
    ...site,
    pages,
    app: pages.some((page) => page.sections.some((section) => section.type === 'app')) ? site.app : null,
    collections: site.collections.filter(({ name }) => !gone.has(name)),
  };
}

function leadsTo(href: string, slug: string): boolean {
  return href === `${slug}.html` || href.startsWith(`${slug}.html#`) || href.startsWith(`${slug}.html?`);
}

/** The section without dead actions; a call without any action is no call and goes. */
function withoutActions(section: Section, isAlive: (action: Action) => boolean): Section[] {
  if (section.type === 'hero' || section.type === 'call') {
    if (section.actions.every(isAlive)) return [section];
    const actions = section.actions.filter(isAlive);
    return section.type === 'call' && actions.length === 0 ? [] : [{ ...section, actions }];
  }
  if (section.type === 'cards') {
    if (section.cards.every(({ action }) => !action || isAlive(action))) return [section];
    const cards = section.cards.map((card) =>
      card.action && !isAlive(card.action) ? { ...card, action: null } : card,
    );
    return [{ ...section, cards }];
  }
  return [section];
}

/** Changes the title, and the headline of the page where it is the title. */
export function renamePage(site: Site, target: string, title: string): Site {
  const page = findPage(site, target);
  if (!page) return site;
  const sections = page.sections.map((section) =>
    section.type === 'hero' && section.headline === page.title ? { ...section, headline: title } : section,
  );
  return withPage(site, page, { ...page, title, sections });
}

/** The home page is always the first: `first` and before it mean the place after it. */
export function movePage(site: Site, target: string, to: Extract<Edit, { kind: 'move_page' }>['to']): Site {
  const page = findPage(site, target);
  if (!page || page === site.pages[0]) return site;
  const others = site.pages.filter((other) => other !== page);
  const at = placeOf(others, to, (other) => findPage({ ...site, pages: others }, other));
  return at === null ? site : { ...site, pages: moved(site.pages, page, Math.max(1, at)) };
}

/** Index among the others; null when the neighbour is gone. */
export function placeOf<T>(
  others: T[],
  to: 'first' | 'last' | { before: string } | { after: string },
  find: (target: string) => T | null,
): number | null {
  if (to === 'first') return 0;
  if (to === 'last') return others.length;
  const neighbour = find('before' in to ? to.before : to.after);
  if (!neighbour) return null;
  return others.indexOf(neighbour) + ('before' in to ? 0 : 1);
}
