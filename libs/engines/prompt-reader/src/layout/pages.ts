import type { Page, Section } from '@capstan/site-document';
import type { Labels } from '../packs/labels-schema.js';
import { orderedPages } from './ordered-pages.js';
import type { Part, Plan } from './plan.js';
import { sectionsOf } from './sections.js';

/** From so many facts on, what is offered and how to visit have pages of their own. */
const FACTS_FOR_PAGES = 22;
const MIN_FACTS_ON_PAGE = 6;
/** So many sections stay on the home page. */
const MIN_ON_HOME = 4;

/** The parts that can have a page, with its path and the key of its title. */
const OWN_PAGES: readonly [Part, string, keyof Labels['pages']][] = [
  ['offer', 'offer', 'offer'],
  ['visit', 'visit', 'visit'],
];

/** The pages that the customer listed; else one page for a short prompt, and a few for a long one. */
export function pagesOf(plan: Plan): Page[] {
  const parts = sectionsOf(plan);
  if (plan.pages.length > 0) return orderedPages(plan, parts);
  const { pages: titles } = plan.labels;
  const isLarge = plan.facts.length >= FACTS_FOR_PAGES;
  const own = OWN_PAGES.flatMap(([part, path, title]): Page[] => {
    const sections = parts.get(part) ?? [];
    const count = sections.reduce((sum, { facts }) => sum + facts.length, 0);
    const home = [...parts].reduce((sum, [id, each]) => sum + (id === part ? 0 : each.length), 0);
    if (!isLarge || count < MIN_FACTS_ON_PAGE || home < MIN_ON_HOME) return [];
    parts.delete(part);
    return [{ id: `${path}-page`, path: `/${path}`, title: titles[title], inNavigation: true, sections }];
  });
  const onHome: Section[] = [...parts.values()].flat();
  const home: Page = { id: 'home', path: '/', title: titles.home, inNavigation: true, sections: onHome };
  const isPrivate = plan.features.has('members')
    ? onHome.some(({ component }) => component === 'entries')
    : false;
  return [isPrivate ? { ...home } : home, ...own];
}
