import type { AppKind, BusinessKind, Language, Tone } from '../model/vocabulary.js';
import type { Branch, BranchCopy } from './branch.js';
import type { Pair } from './pair.js';

/** What a site says about a kind of business or app, whoever runs it: true in general, without a name or number. */
export interface SubjectCopy {
  /** The word for it, capitalised as at the head of a line; used when the prompt's own words are in another language. */
  noun: string;
  /** One or two sentences below the first headline. */
  lead: string;
  what: { heading: string; cards: readonly [Pair, Pair, Pair] };
  offer: { title: string; heading: string; lead: string; notes: readonly [Pair, Pair] };
  /** How to order, book or begin. `title` is short, for the navigation. */
  way: { title: string; heading: string; lead: string; steps: readonly [Pair, Pair, Pair] };
  about: readonly [string, string];
  /** Questions with answers that hold for anybody in the trade. */
  faq: readonly [Pair, Pair, Pair];
  call: { heading: string; text: string; action: string };
  /** Draft of how it earns, for the outline. */
  earns: string;
}

/** Features that have a page of their own, by what the page is about. */
export const FEATURE_PAGES = [
  'history',
  'team',
  'gallery',
  'portfolio',
  'blog',
  'events',
  'jobs',
  'donate',
  'prices',
  'directory',
  'downloads',
  'overview',
] as const;
export type FeaturePage = (typeof FEATURE_PAGES)[number];

export interface FeatureCopy {
  /** Short, for the navigation. */
  title: string;
  lead: string;
  heading: string;
  /** Said when the brief tells nothing for this page. */
  text: string;
}

/** Steps of the checklist at the end of the outline; some stand only while a fact is missing. */
export const FIRST_STEPS = ['address', 'contact', 'hours', 'prices', 'legal', 'share', 'listen'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** All fixed words of a site in one language. Texts are plain text; a phrase put in stands as it is. */
export interface Copy {
  language: Language;
  kinds: Record<BusinessKind, SubjectCopy>;
  branches: Record<Branch, BranchCopy>;
  apps: Record<AppKind, SubjectCopy>;

  /** The line below the name: the trade, and where. `trade` comes capitalised. */
  tradeIn: (trade: string, place: string) => string;
  /** A name and what belongs to it, with a colon between as the language sets it. */
  labelled: (label: string, text: string) => string;
  /** A sentence; `audience` is a noun phrase without its preposition. */
  forAudience: (audience: string) => string;
  /** Punctuation that ends a sentence, and what stands between two. */
  stop: string;
  gap: string;

  titles: { home: string; about: string; faq: string; contact: string; visit: string; legal: string };
  /** Heads the page of contact facts and forms, as the site speaks. */
  greetings: Record<Tone, Pair>;

  about: { lead: string; heading: string; people: string; inOwnWords: string };
  facts: {
    since: string;
    place: string;
    audience: string;
    date: string;
    capacity: string;
  };
  items: {
    priced: string;
    unpriced: string;
    /** Leads the page of what is offered when the brief names nothing. */
    none: string;
  };
  /** Heads the steps where the page's own headline says what they are for. */
  stepByStep: string;
  hours: { heading: string; note: string };
  reach: {
    heading: string;
    text: string;
    /** Said when the brief has neither telephone, e-mail nor address. */
    formOnly: string;
  };
  map: { heading: string; text: string; action: string };
  faq: {
    lead: string;
    heading: string;
    where: { question: string; answer: (place: string) => string };
    prices: { question: string; answer: (list: string) => string };
    /** `page`: title of the contact page. */
    hours: { question: string; answer: (page: string) => string };
    ask: { question: string; answer: (page: string) => string };
  };
  features: Record<FeaturePage, FeatureCopy>;
  delivery: Pair;
  /** What happened in the year of founding, for a timeline. */
  founded: string;
  /** First draft of a journal. */
  welcome: Pair;
  legal: {
    lead: string;
    template: Pair;
    provider: {
      heading: string;
      name: string;
      address: string;
      phone: string;
      email: string;
      missing: string;
    };
    privacy: { heading: string; paragraphs: readonly [string, string, string] };
    rights: Pair;
  };
  outline: {
    what: string;
    audience: string;
    audienceMissing: string;
    offer: string;
    earns: string;
    pages: string;
    steps: string;
    firstSteps: Record<FirstStep, string>;
    openPoints: string;
  };
}
