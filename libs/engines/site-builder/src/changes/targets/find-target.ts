import type { CollectionSpec, FieldSpec } from '../../model/data-schema.js';
import type { Item } from '../../model/brief.js';
import type { Page, Section, Site } from '../../model/site.js';
import { type Subject, subjectOf } from './subjects.js';
import { likeness } from './words.js';

/** Below it two names have too little in common to be taken for the same. */
const LIKE_ENOUGH = 0.5;

interface Candidate<T> {
  thing: T;
  /** Slug, id or name: exact. */
  key: string;
  titles: string[];
  subjects: (Subject | null)[];
}

/** The best candidate for the words of an instruction, the first of equals; null when none is like them. */
function best<T>(target: string, candidates: Candidate<T>[]): T | null {
  const exact = candidates.find((candidate) => candidate.key === target);
  if (exact) return exact.thing;
  const subject = subjectOf(target);
  let found: T | null = null;
  let foundScore = 0;
  for (const { thing, key, titles, subjects } of candidates) {
    const byWords = Math.max(
      ...[key.replaceAll(/[-_]/g, ' '), ...titles].map((title) => likeness(target, title)),
    );
    const bySubject = subject !== null ? subjectScore(subject, subjects) : 0;
    const score = Math.max(byWords, bySubject);
    if (score > foundScore) [found, foundScore] = [thing, score];
  }
  return foundScore >= LIKE_ENOUGH ? found : null;
}

/** What a page is named after weighs more than what stands on it. */
function subjectScore(subject: Subject, subjects: (Subject | null)[]): number {
  const at = subjects.indexOf(subject);
  if (at < 0) return 0;
  return at === 0 ? 0.9 : 0.8;
}

export function findPage(site: Site, target: string): Page | null {
  const pages = site.pages.map((page, at) => ({
    thing: page,
    key: page.slug,
    titles: [page.title],
    subjects:
      at === 0 ? (['home'] as Subject[]) : [subjectOf(page.title), subjectOf(page.slug.replaceAll('-', ' '))],
  }));
  return best(target, pages);
}

/** The section on the page, or on any page when `page` is null, with the page it stands on. */
export function findSection(
  site: Site,
  page: Page | null,
  target: string,
): { page: Page; section: Section } | null {
  const places = (page ? [page] : site.pages).flatMap((one) =>
    one.sections.map((section) => ({ page: one, section })),
  );
  return best(
    target,
    places.map((place) => ({
      thing: place,
      key: place.section.id,
      titles: [headingOf(place.section), place.section.type === 'text' ? '' : place.section.type].filter(
        (title) => title !== '',
      ),
      subjects: [subjectOfType(place.section), subjectOf(headingOf(place.section))],
    })),
  );
}

/** Heading or headline of a section; empty when it has none. */
export function headingOf(section: Section): string {
  if (section.type === 'hero') return section.headline;
  if (section.type === 'quote') return '';
  return section.heading ?? '';
}

function subjectOfType(section: Section): Subject | null {
  switch (section.type) {
    case 'faq':
      return 'faq';
    case 'hours':
      return 'opening_hours';
    case 'contact':
      return 'contact_form';
    case 'people':
      return 'team';
    case 'gallery':
      return 'gallery';
    case 'timeline':
      return 'history';
    case 'items':
      return 'price_list';
    default:
      return null;
  }
}

/** A form's or app's collection by the words for it, or for the page it stands on. */
export function findForm(site: Site, target: string): CollectionSpec | null {
  const shown = site.pages.flatMap((page) => page.sections);
  const named = best(
    target,
    site.collections.map((collection) => {
      const places = shown.filter((section) => collectionOf(section) === collection.name);
      const titles = [collection.title, ...places.flatMap((section) => [headingOf(section), section.id])];
      return {
        thing: collection,
        key: collection.name,
        titles,
        subjects: [collection.name, ...titles].map((title) => subjectOf(title.replaceAll(/[-_]/g, ' '))),
      };
    }),
  );
  if (named) return named;
  const section = findPage(site, target)?.sections.find((one) => collectionOf(one) !== null);
  return (section && site.collections.find(({ name }) => name === collectionOf(section))) ?? null;
}

/** Name of the collection that a section sends to or shows; null for other sections. */
export function collectionOf(section: Section): string | null {
  return section.type === 'form' || section.type === 'app' ? section.collection : null;
}

export function findField(collection: CollectionSpec, target: string): FieldSpec | null {
  return best(
    target,
    collection.fields.map((field) => ({
      thing: field,
      key: field.name,
      titles: [field.label],
      subjects: [],
    })),
  );
}

export function findItem(items: Item[], target: string): Item | null {
  return best(
    target,
    items.map((item) => ({ thing: item, key: item.name, titles: [item.name], subjects: [] })),
  );
}
