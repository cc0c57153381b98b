import type { Pair } from '../copy/pair.js';
import type { Section } from '../model/site.js';
import { occasionDate } from './occasion.js';
import { linkTo, type Outlook } from './outlook.js';
import { capitalised } from './sentences.js';

/** A row of one fact looks like a mistake. */
const MIN_FACTS = 2;

export function whatSection({ subject }: Outlook): Section[] {
  return [cardsSection('what', subject.what.heading, subject.what.cards)];
}

export function notesSection({ copy, subject }: Outlook, heading = copy.faq.heading): Section[] {
  return [cardsSection('notes', heading, subject.offer.notes)];
}

export function cardsSection(id: string, heading: string, pairs: readonly Pair[]): Section {
  const cards = pairs.map(([title, text]) => ({ title, text, action: null }));
  return { type: 'cards', id, heading, text: null, cards };
}

export function stepsSection({ subject }: Outlook, heading = subject.way.heading): Section[] {
  const steps = subject.way.steps.map(([title, text]) => ({ title, text }));
  return [{ type: 'steps', id: 'steps', heading, steps }];
}

/** Items with prices as the prompt gave them; `max` of them on pages about more than the offer. */
export function itemsSection(outlook: Outlook, max = Infinity): Section[] {
  const { copy, items, subject } = outlook;
  if (items.length === 0) return [];
  const hasPrices = items.some(({ price }) => price !== null);
  return [
    {
      type: 'items',
      id: 'items',
      heading: subject.offer.title,
      text: null,
      items: items.slice(0, max),
      note: hasPrices ? copy.items.priced : copy.items.unpriced,
    },
  ];
}

export function peopleSection({ copy, people }: Outlook): Section[] {
  return people.length === 0 ? [] : [{ type: 'people', id: 'people', heading: copy.about.people, people }];
}

/** What the prompt told in single words and numbers. */
export function factsSection(outlook: Outlook): Section[] {
  const { brief, copy, audience } = outlook;
  const { language, occasion } = brief;
  const values: [label: string, value: string | null][] = [
    [copy.facts.date, occasion === null ? null : occasionDate(outlook)],
    [copy.facts.place, brief.place],
    [copy.facts.since, brief.since === null ? null : String(brief.since)],
    [copy.facts.capacity, occasion?.capacity == null ? null : String(occasion.capacity)],
    [copy.facts.audience, audience === null ? null : capitalised(audience, language)],
  ];
  const facts = values.flatMap(([label, value]) => (value === null ? [] : [{ value, label }]));
  return facts.length < MIN_FACTS ? [] : [{ type: 'facts', id: 'facts', heading: null, facts }];
}

export function textSection(id: string, heading: string, paragraphs: string[]): Section {
  return { type: 'text', id, heading, paragraphs };
}

/** Ends a page with the way on: to the contact page. */
export function contactCall({ brief, copy, contactTitle }: Outlook, ownText: string | null = null): Section {
  const [heading, text] = copy.greetings[brief.tone];
  return {
    type: 'call',
    id: 'call',
    heading,
    text: ownText ?? text,
    actions: [linkTo('contact', contactTitle)],
  };
}
