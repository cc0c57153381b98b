import type { PlannedApp } from '../apps/plans/planned-app.js';
import type { Copy } from '../copy/copy.js';
import type { Action, Page, Section } from '../model/site.js';
import type { AppKind } from '../model/vocabulary.js';
import { occasionSection } from './occasion.js';
import { linkTo, type Outlook } from './outlook.js';
import {
  contactCall,
  factsSection,
  itemsSection,
  notesSection,
  peopleSection,
  stepsSection,
  whatSection,
} from './parts.js';
import { questionsOf } from './questions.js';
import type { HomePart } from './shape.js';

/** Items that a home page shows; the page of the offer has all. */
const MAX_HOME_ITEMS = 6;
const MAX_HOME_STATEMENTS = 2;
const MAX_HOME_QUESTIONS = 4;

/** What it is, where, and what to do next; then the parts that the kind's shape names. */
export function homePage(outlook: Outlook, app: PlannedApp | null): Page {
  const { copy, shape, centre } = outlook;
  const parts = shape.home.flatMap((part) => PARTS[part](outlook));
  const middle = app === null || centre === null ? [] : appSections(app);
  if (app !== null && centre === null) parts.splice(1, 0, callToApp(outlook, app));
  return {
    slug: 'index',
    title: copy.titles.home,
    isHidden: false,
    sections: [
      hero(outlook, app),
      ...middle,
      ...parts,
      app === null || centre !== null ? mainCall(outlook, app) : contactCall(outlook),
    ],
  };
}

function hero(outlook: Outlook, app: PlannedApp | null): Section {
  const { brief, copy, centre, shape, subject, offer, itemsLine, audience } = outlook;
  const text = [
    offer ?? itemsLine,
    audience === null ? null : copy.forAudience(audience),
    subject.lead,
  ].filter((line) => line !== null);
  return {
    type: 'hero',
    id: 'top',
    headline: centre === 'event' && brief.isNameGiven ? brief.name : outlook.tagline,
    text: text.join(copy.gap),
    actions: [mainAction(outlook, app), callByPhone(outlook) ?? linkTo(shape.offerSlug, subject.offer.title)],
    size: 'large',
  };
}

/** Who needs a plumber calls one. */
function callByPhone({ brief: { kind, contact } }: Outlook): Action | null {
  if (kind !== 'trades' || contact.phone === null) return null;
  return { label: contact.phone, href: `tel:${contact.phone.replaceAll(/[^+\d]/g, '')}` };
}

function mainAction({ copy, shape, subject, centre, brief }: Outlook, app: PlannedApp | null): Action {
  if (app === null || brief.app === null) return linkTo(shape.waySlug, subject.call.action);
  const action = actionOf(app, brief.app, copy);
  const section = app.page.sections.find(({ type }) => type === 'app');
  return centre === null || section === undefined
    ? linkTo(app.page.slug, action)
    : { label: action, href: `index.html#${section.id}` };
}

/** What is booked differs: a table, a room, a class. Its page is headed by just that. */
function actionOf({ page }: PlannedApp, app: AppKind, copy: Copy): string {
  const head = page.sections.find((section) => section.type === 'hero');
  return app === 'booking' && head ? head.headline : copy.apps[app].call.action;
}

function mainCall(outlook: Outlook, app: PlannedApp | null): Section {
  const { heading, text } = outlook.subject.call;
  return { type: 'call', id: 'call', heading, text, actions: [mainAction(outlook, app)] };
}

function callToApp(outlook: Outlook, app: PlannedApp): Section {
  const { copy, brief } = outlook;
  const words = copy.apps[brief.app!];
  return {
    type: 'call',
    id: 'app-call',
    heading: words.call.heading,
    text: words.lead,
    actions: [linkTo(app.page.slug, actionOf(app, brief.app!, copy))],
  };
}

/** The app itself; the head and the questions of its own page have their place elsewhere. */
function appSections(app: PlannedApp): Section[] {
  return app.page.sections.filter(({ type }) => type !== 'hero' && type !== 'faq');
}

const PARTS: Record<HomePart, (outlook: Outlook) => Section[]> = {
  what: whatSection,
  // The questions below are headed by what heads the notes elsewhere.
  notes: (outlook) => notesSection(outlook, outlook.subject.offer.title),
  steps: stepsSection,
  facts: factsSection,
  people: peopleSection,
  occasion: occasionSection,
  items: (outlook) => itemsSection(outlook, MAX_HOME_ITEMS),
  story: ({ copy, statements }) =>
    statements.length === 0
      ? []
      : [
          {
            type: 'text',
            id: 'story',
            heading: copy.about.inOwnWords,
            paragraphs: statements.slice(0, MAX_HOME_STATEMENTS),
            hasArt: true,
          },
        ],
  faq: (outlook) => [
    {
      type: 'faq',
      id: 'faq',
      heading: outlook.copy.faq.heading,
      questions: questionsOf(outlook).slice(0, MAX_HOME_QUESTIONS),
    },
  ],
  hours: ({ brief, copy }) =>
    brief.hours.length === 0
      ? []
      : [{ type: 'hours', id: 'hours', heading: copy.hours.heading, hours: brief.hours, note: null }],
};
