import type { Page, Section } from '@capstan/site-document';
import type { Labels } from '../packs/grammar-schema.js';
import { type Part, type Plan, sectionsOf } from './sections.js';

/** From so many facts on, what is offered and how to visit have pages of their own. */
const FACTS_FOR_PAGES = 14;
const MIN_FACTS_ON_PAGE = 4;

/** The parts that can have a page, with its path and the key of its title. */
const OWN_PAGES: readonly [Part, string, keyof Labels['pages']][] = [
  ['offer', 'offer', 'offer'],
  ['gallery', 'gallery', 'gallery'],
  ['visit', 'visit', 'visit'],
];

/** One page for a short prompt; a few for a long one. */
export function pagesOf(plan: Plan): Page[] {
  const parts = sectionsOf(plan);
  const { pages: titles } = plan.labels;
  const isLarge = plan.facts.length >= FACTS_FOR_PAGES;
  const own = OWN_PAGES.flatMap(([part, id, title]): Page[] => {
    const sections = parts.get(part) ?? [];
    const count = sections.reduce((sum, { facts }) => sum + facts.length, 0);
    if (!isLarge || part === 'gallery' || count < MIN_FACTS_ON_PAGE) return [];
    parts.delete(part);
    return [
      {
        id: `${id}-page`,
        path: `/${id}`,
        title: titles[title],
        inNavigation: true,
        sections,
      },
    ];
  });
  const onHome: Section[] = [...parts.values()].flat();
  const home: Page = {
    id: 'home',
    path: '/',
    title: titles.home,
    inNavigation: true,
    sections: onHome,
  };
  const isPrivate = plan.features.has('members')
    ? onHome.some(({ component }) => component === 'entries')
    : false;
  return [isPrivate ? { ...home } : home, ...own];
}
