import type { FormKind } from '../apps/plan-form.js';
import type { PlannedApp } from '../apps/plans/planned-app.js';
import type { Page, Section } from '../model/site.js';
import type { Forms } from './forms.js';
import { linkTo, type Outlook, pageHead } from './outlook.js';
import {
  contactCall,
  factsSection,
  itemsSection,
  notesSection,
  peopleSection,
  stepsSection,
  textSection,
  whatSection,
} from './parts.js';
import { sentence } from './sentences.js';

/** What is offered: the items with their prices, and what to know about them. */
export function offerPage(outlook: Outlook): Page {
  const { brief, copy, shape, subject, offer } = outlook;
  const hasItems = brief.items.length > 0;
  const lead = hasItems || outlook.centre !== null ? subject.offer.lead : (offer ?? copy.items.none);
  const [heading, text] = copy.delivery;
  const sections: Section[] = [
    pageHead(subject.offer.heading, lead),
    ...(hasItems ? itemsSection(outlook) : whatSection(outlook)),
    ...notesSection(outlook),
    ...(brief.features.includes('delivery') ? [textSection('delivery', heading, [text])] : []),
    contactCall(outlook),
  ];
  return { slug: shape.offerSlug, title: subject.offer.title, isHidden: false, sections };
}

/** How to order, book or begin, with the form for it. */
export function wayPage(outlook: Outlook, forms: Forms, app: PlannedApp | null): Page {
  const { copy, subject, shape } = outlook;
  const asked = formsOfWay(outlook);
  const end = app !== null ? [callToApp(outlook, app)] : asked.length === 0 ? [contactCall(outlook)] : [];
  return {
    slug: shape.waySlug,
    title: subject.way.title,
    isHidden: false,
    sections: [
      pageHead(subject.way.heading, subject.way.lead),
      ...stepsSection(outlook, copy.stepByStep),
      ...asked.map((kind) => forms.sectionOf(kind)),
      ...end,
    ],
  };
}

/** The form of the kind and those asked for; none where the app already does it. */
function formsOfWay({ brief, shape }: Outlook): FormKind[] {
  const { features, app } = brief;
  const wanted = new Set<FormKind>(shape.form === null ? [] : [shape.form]);
  if (features.includes('booking_request')) wanted.add('booking_request');
  if (features.includes('quote_request')) wanted.add('quote_request');
  if (features.includes('shop') || features.includes('delivery')) wanted.add('order_request');
  if (app === 'booking') wanted.delete('booking_request');
  if (app === 'shop') wanted.delete('order_request');
  return [...wanted];
}

function callToApp({ copy, brief, centre }: Outlook, app: PlannedApp): Section {
  const { heading, text, action } = copy.apps[brief.app!].call;
  const slug = centre === null ? app.page.slug : 'index';
  return { type: 'call', id: 'call', heading, text, actions: [linkTo(slug, action)] };
}

export function aboutPage(outlook: Outlook): Page {
  const { copy, subject, statements, audience, brief } = outlook;
  const paragraphs = [
    ...subject.about,
    ...(audience === null ? [] : [sentence(copy.forAudience(audience), copy.stop, brief.language)]),
  ];
  const [first, ...others] = statements;
  return {
    slug: 'about',
    title: copy.titles.about,
    isHidden: false,
    sections: [
      pageHead(brief.isNameGiven ? brief.name : outlook.tagline, copy.about.lead),
      ...(first === undefined
        ? []
        : [{ type: 'quote', id: 'quote', text: first, source: brief.name } as const]),
      { type: 'text', id: 'story', heading: copy.about.heading, paragraphs, hasArt: true },
      ...(others.length === 0 ? [] : [textSection('own-words', copy.about.inOwnWords, others)]),
      ...factsSection(outlook),
      ...peopleSection(outlook),
      contactCall(outlook),
    ],
  };
}
