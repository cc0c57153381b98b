import type { Edit } from '../../model/edit.js';
import type { Page, Section, Site } from '../../model/site.js';
import { type Subject, subjectOf } from '../targets/subjects.js';
import { findSection } from '../targets/find-target.js';
import { questionsOf, textSection } from './new-section.js';
import { addPage, insertedShown } from './pages.js';
import { withPage, withSection } from './replace.js';

type AddFeature = Extract<Edit, { kind: 'add_feature' }>;

/**
 * Sees to it that a feature asked for is there under the title asked for: the plan has laid it out, but an earlier
 * edit may have removed its page, and a plan may show it as part of a page or nowhere.
 */
export function restoreFeature(site: Site, edit: AddFeature, planned: Site): Site {
  const page = pageAbout(site, edit.feature);
  if (page) return titled(withStatements(site, page, edit.statements), page.slug, edit.title);
  const removed = pageAbout(planned, edit.feature);
  if (removed) {
    const back = restored(site, removed, planned);
    return titled(withStatements(back, removed, edit.statements), removed.slug, edit.title);
  }
  if (edit.title === null) return site;
  return findSection(site, null, edit.title) && edit.statements.length === 0
    ? site
    : addPage(site, edit.title, edit.statements);
}

/** Puts the page with the app back where an earlier edit has removed it. */
export function restoreApp(site: Site, planned: Site): Site {
  const isApp = (section: Section) => section.type === 'app';
  if (site.pages.some((page) => page.sections.some(isApp))) return site;
  const removed = planned.pages.find((page) => page.sections.some(isApp));
  return removed ? { ...restored(site, removed, planned), app: planned.app } : site;
}

/** File names that plans give to the pages of features; titles name those that instructions made. */
const SLUGS: Partial<Record<Subject, string>> = {
  history: 'history',
  team: 'team',
  gallery: 'gallery',
  portfolio: 'portfolio',
  blog: 'blog',
  events: 'events',
  jobs: 'jobs',
  donate: 'donate',
  price_list: 'prices',
  directory: 'directory',
  download: 'downloads',
  search: 'overview',
  faq: 'faq',
  contact_form: 'contact',
  about: 'about',
  legal: 'legal',
};

/** The page about a subject; the home page is about everything and none. */
export function pageAbout(site: Site, subject: Subject): Page | null {
  const pages = site.pages.slice(1);
  const slug = SLUGS[subject];
  return (
    pages.find((page) => (slug === undefined ? subjectOf(page.title) === subject : page.slug === slug)) ??
    null
  );
}

function restored(site: Site, page: Page, planned: Site): Site {
  if (site.pages.some(({ slug }) => slug === page.slug)) return site;
  const names = new Set(site.collections.map(({ name }) => name));
  const shown = page.sections.map((section) =>
    section.type === 'form' || section.type === 'app' ? section.collection : null,
  );
  const collections = planned.collections.filter(({ name }) => shown.includes(name) && !names.has(name));
  return {
    ...site,
    pages: insertedShown(site.pages, page),
    collections: [...site.collections, ...collections],
  };
}

function titled(site: Site, slug: string, title: string | null): Site {
  const page = site.pages.find((other) => other.slug === slug);
  if (!page || title === null || page.title === title) return site;
  const sections = page.sections.map((section) =>
    section.type === 'hero' ? { ...section, headline: title } : section,
  );
  return withPage(site, page, { ...page, title, sections });
}

/** Adds the sentences given that the plan has not put on the page. */
function withStatements(site: Site, page: Page, statements: string[]): Site {
  const present = JSON.stringify(page.sections).toLowerCase();
  const missing = statements.filter((statement) => !present.includes(core(statement)));
  if (missing.length === 0) return site;
  const asked = questionsOf(missing);
  const faq = page.sections.find((section) => section.type === 'faq');
  if (faq && asked.length > 0) {
    return withSection(site, page, faq, { ...faq, questions: [...faq.questions, ...asked] });
  }
  const taken = page.sections.map(({ id }) => id);
  const end = page.sections.at(-1)?.type === 'call' ? page.sections.length - 1 : page.sections.length;
  const sections = page.sections.toSpliced(end, 0, textSection(site, taken, page.title, missing));
  return withPage(site, page, { ...page, sections });
}

/** A statement as it stands in JSON, without what a plan may change at its ends. */
function core(statement: string): string {
  return JSON.stringify(statement.replace(/[.!?。]+$/u, ''))
    .slice(1, -1)
    .toLowerCase();
}
