import { FEATURE_PAGES, type FeaturePage } from '../copy/copy.js';
import type { Feature } from '../model/brief.js';
import type { Page, Section } from '../model/site.js';
import type { Forms } from './forms.js';
import { occasionSection } from './occasion.js';
import { linkTo, type Outlook, pageHead } from './outlook.js';
import { contactCall, itemsSection, peopleSection, textSection } from './parts.js';

const PAGES_OF_FEATURES: Partial<Record<Feature, FeaturePage>> = {
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
};

const MAX_CAPTIONS = 6;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/u;

/** Pages that the prompt asks for beside those of its kind. */
export function featurePages(outlook: Outlook, forms: Forms): Page[] {
  const asked = new Set(outlook.brief.features.map((feature) => PAGES_OF_FEATURES[feature]));
  if (outlook.brief.app === 'directory') asked.delete('directory');
  return FEATURE_PAGES.filter((page) => asked.has(page)).map((page) => {
    const { title, lead } = outlook.copy.features[page];
    const sections = [pageHead(title, lead), ...BODIES[page](outlook, forms)];
    return { slug: page, title, isHidden: false, sections };
  });
}

const BODIES: Record<FeaturePage, (outlook: Outlook, forms: Forms) => Section[]> = {
  history: (outlook) => [...history(outlook), contactCall(outlook)],
  team: (outlook) => {
    const people = peopleSection(outlook);
    return [...(people.length > 0 ? people : [plainText(outlook, 'team')]), contactCall(outlook)];
  },
  gallery: (outlook) => pictures(outlook, 'gallery'),
  portfolio: (outlook) => pictures(outlook, 'portfolio'),
  blog: ({ copy, subject }) => [
    draftPost('welcome', copy.welcome[0], [copy.welcome[1]]),
    draftPost(
      'how-to',
      subject.way.heading,
      subject.way.steps.map(([title, text]) => copy.labelled(title, text)),
    ),
  ],
  events: (outlook) => {
    const dates = occasionSection(outlook);
    return [...(dates.length > 0 ? dates : [plainText(outlook, 'events')]), contactCall(outlook)];
  },
  jobs: (outlook, forms) => [plainText(outlook, 'jobs'), forms.sectionOf('job')],
  donate: (outlook, forms) => [plainText(outlook, 'donate'), forms.sectionOf('donate')],
  prices: (outlook) => {
    const items = itemsSection(outlook);
    return [...(items.length > 0 ? items : [plainText(outlook, 'prices')]), contactCall(outlook)];
  },
  directory: (outlook) => {
    const list = [...itemsSection(outlook), ...peopleSection(outlook)];
    return [...(list.length > 0 ? list : [plainText(outlook, 'directory')]), contactCall(outlook)];
  },
  downloads: (outlook) => [plainText(outlook, 'downloads'), contactCall(outlook)],
  overview: (outlook) => [overview(outlook), contactCall(outlook)],
};

function plainText({ copy }: Outlook, page: FeaturePage): Section {
  const { heading, text } = copy.features[page];
  return textSection(`${page}-text`, heading, [text]);
}

/** Statements that name a year stand in the timeline, the others below it, word for word. */
function history(outlook: Outlook): Section[] {
  const { brief, copy, statements } = outlook;
  const { heading } = copy.features.history;
  const told = statements.flatMap((text) => {
    const when = YEAR.exec(text)?.[0];
    return when === undefined ? [] : [{ when, text }];
  });
  const isTold = told.some(({ when }) => when === String(brief.since));
  const since = brief.since === null || isTold ? [] : [{ when: String(brief.since), text: copy.founded }];
  const events = [...since, ...told].toSorted((one, other) => Number(one.when) - Number(other.when));
  const others = statements.filter((text) => told.every((event) => event.text !== text));
  if (events.length === 0 && others.length === 0) return [plainText(outlook, 'history')];
  return [
    ...(events.length === 0 ? [] : [{ type: 'timeline', id: 'timeline', heading, events } as const]),
    ...(others.length === 0 ? [] : [textSection('history-text', copy.about.inOwnWords, others)]),
  ];
}

function pictures(outlook: Outlook, page: 'gallery' | 'portfolio'): Section[] {
  const { copy, items, subject } = outlook;
  const { heading, text } = copy.features[page];
  const named = items.map(({ name }) => name).slice(0, MAX_CAPTIONS);
  const captions = named.length >= 3 ? named : subject.what.cards.map(([title]) => title);
  return [{ type: 'gallery', id: 'pictures', heading, captions }, contactCall(outlook, text)];
}

function draftPost(id: string, heading: string, paragraphs: string[]): Section {
  return { type: 'text', id, heading, paragraphs, isDraft: true };
}

function overview({ contactTitle, copy, shape, subject }: Outlook): Section {
  const { heading, text } = copy.features.overview;
  const ways = [
    { title: subject.offer.title, text: subject.offer.heading, slug: shape.offerSlug },
    { title: subject.way.title, text: subject.way.lead, slug: shape.waySlug },
    { title: copy.titles.about, text: copy.about.lead, slug: 'about' },
    { title: copy.titles.faq, text: copy.faq.lead, slug: 'faq' },
    { title: contactTitle, text: copy.reach.text, slug: 'contact' },
  ];
  const cards = ways.map(({ title, text: line, slug }) => ({
    title,
    text: line,
    action: linkTo(slug, title),
  }));
  return { type: 'cards', id: 'overview', heading, text, cards };
}
