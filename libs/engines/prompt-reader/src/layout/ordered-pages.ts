import type { Page, Section } from '@capstan/site-document';
import type { OrderedPage } from '../page-list/page-list.js';
import { fold } from '../text/fold.js';
import type { Part, Plan } from './plan.js';
import { SharedSections } from './shared-sections.js';

/** With fewer sections the home page also shows how to visit. */
const MIN_ON_HOME = 2;

/**
 * The pages that the customer listed, each with what its title speaks of; what none speaks of is on the home page. A page
 * that has nothing to show is left out.
 */
export function orderedPages(plan: Plan, parts: ReadonlyMap<Part, readonly Section[]>): Page[] {
  const wanted = plan.pages.filter(({ isHome }) => !isHome);
  const slugs = slugsOf(wanted);
  const shared = new SharedSections(plan, parts, slugs);
  for (const page of wanted) shared.moveByWords(page);
  for (const page of wanted.toSorted((a, b) => rankOf(a) - rankOf(b))) shared.moveByParts(page);
  for (const page of wanted) shared.moveForms(page);
  const top = parts.get('top') ?? [];
  for (const page of wanted.filter((each) => shared.of(each).length === 0)) shared.repeatFromTop(page, top);
  const pages = wanted.flatMap((page): Page[] => {
    const sections = shared.of(page);
    const slug = slugs.get(page)!;
    if (sections.length === 0) return [];
    return [
      {
        id: `page-${slug}`,
        path: `/${slug}`,
        title: page.title,
        inNavigation: true,
        sections: withTitle(sections, page.title),
      },
    ];
  });
  const left = shared.left();
  const visit = left.length < MIN_ON_HOME ? (parts.get('visit') ?? []) : [];
  const home: Page = {
    id: 'home',
    path: '/',
    title: plan.pages.find(({ isHome }) => isHome)?.title ?? plan.labels.pages.home,
    inNavigation: true,
    sections: [...left, ...visit.map((section) => ({ ...section, id: `home-${section.id}` }))],
  };
  return [home, ...pages];
}

const MAX_LABEL = 60;

/** The first section of a page has its title, and no other one the words that only name a section of that kind. */
const withTitle = (sections: readonly Section[], title: string): Section[] =>
  sections.map((section, index) => {
    const { label, ...rest } = section;
    if (index === 0 && section.heading === undefined) return { ...rest, label: title.slice(0, MAX_LABEL) };
    if (label === undefined) return section;
    return label === sections[0]?.label ? rest : section;
  });

/** Prices have a page of their own before what is offered takes all of it; a title of the trade's own takes what is left. */
const rankOf = ({ parts, features }: OrderedPage): number =>
  parts.includes('pricing') ? 0 : parts.length + features.length > 0 ? 1 : 2;

const MAX_SLUG = 50;

/** Files of every site. */
const RESERVED: ReadonlySet<string> = new Set(['index', '404']);

/** The last parts of the paths: letters and digits of the titles, each once. */
function slugsOf(pages: readonly OrderedPage[]): Map<OrderedPage, string> {
  const taken = new Set<string>();
  return new Map(
    pages.map((page) => {
      const words = fold(page.title).split(/[^a-z0-9]+/u);
      const plain = words.filter(Boolean).join('-').slice(0, MAX_SLUG);
      const slug = plain === '' || RESERVED.has(plain) ? `page${plain}` : plain;
      const free = taken.has(slug) ? `${slug}-${taken.size + 1}` : slug;
      taken.add(free);
      return [page, free];
    }),
  );
}
