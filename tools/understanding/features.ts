import type { SiteDocument } from '@capstan/site-document';
import type { AnyOf } from './labels.js';

/** A wish for a form is met by a more special one. */
const SPECIAL_FORMS = ['booking', 'rsvp', 'waitlist', 'tickets', 'shop', 'quiz', 'helpdesk'];

/** The features that a document has. */
export function featuresOf(document: SiteDocument): Set<string> {
  const sections = document.pages.flatMap((page) => page.sections);
  const shown = new Set(sections.flatMap(({ record }) => record ?? []));
  const records = document.records.filter(({ id }) => shown.has(id));
  const found = new Set(records.map(({ id }) => id));
  for (const { component, images } of sections) {
    // Without pictures visitors see no gallery.
    if (component === 'gallery' && images !== undefined) found.add('gallery');
    if (component === 'questions') found.add('faq');
    if (component === 'chart') found.add('chart');
  }
  for (const { views, access } of records) {
    if (access.read === 'members' || access.create === 'members') found.add('members');
    for (const { type } of views) if (type === 'board' || type === 'chart') found.add(type);
  }
  if (document.pages.some(({ isMembersOnly }) => isMembersOnly)) found.add('members');
  if (SPECIAL_FORMS.some((each) => found.has(each))) found.add('form');
  return found;
}

export const hasFeature = (found: ReadonlySet<string>, wanted: AnyOf): boolean =>
  typeof wanted === 'string' ? found.has(wanted) : wanted.any_of.some((each) => found.has(each));
