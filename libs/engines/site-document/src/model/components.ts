import type { FactType } from './facts.js';

/** What a section component can show. The renderer implements it; authors choose from it. */
export interface ComponentSpec {
  /** The first is the usual one. */
  variants: readonly [string, string, string, ...string[]];
  /** The types of facts that it shows. Another type in its `facts` is an error, because it would not be visible. */
  facts: readonly FactType[];
  /** Whether it shows a record: as a form or a view of its entries. */
  needsRecord?: boolean;
  /** For authors: what it is for. */
  purpose: string;
}

const ANY: readonly FactType[] = ['statement', 'place', 'hours', 'contact', 'date', 'number', 'list'];

/** The section components, by their ids. */
export const COMPONENTS = {
  hero: {
    variants: ['statement', 'split', 'cover', 'centered', 'index'],
    facts: ANY,
    purpose: 'the top of a home page: name, one sentence, an action, key facts',
  },
  notice: {
    variants: ['band', 'framed', 'ruled'],
    facts: ['statement'],
    purpose: 'a short announcement at the top of the home page: closed next week',
  },
  'page-title': {
    variants: ['plain', 'band', 'ruled'],
    facts: ['statement'],
    purpose: 'the top of every other page',
  },
  prose: {
    variants: ['lead', 'columns', 'margin'],
    facts: ['statement', 'list'],
    purpose: 'paragraphs: about, history',
  },
  statement: {
    variants: ['pull', 'banner', 'framed'],
    facts: ['statement'],
    purpose: 'one sentence, set large',
  },
  menu: {
    variants: ['leaders', 'cards', 'table'],
    facts: ['item'],
    purpose: 'priced items in groups: dishes, drinks, treatments',
  },
  services: {
    variants: ['rows', 'cards', 'numbered'],
    facts: ['item', 'list'],
    purpose: 'what is offered, with descriptions',
  },
  pricing: {
    variants: ['cards', 'table', 'strip'],
    facts: ['item'],
    purpose: 'plans, tickets and fees side by side',
  },
  products: { variants: ['grid', 'rows', 'feature'], facts: ['item'], purpose: 'goods with pictures' },
  people: {
    variants: ['cards', 'rows', 'portraits'],
    facts: ['person'],
    purpose: 'a team, partners, speakers',
  },
  profile: {
    variants: ['split', 'letter', 'centered'],
    facts: ['person', 'statement'],
    purpose: 'one person',
  },
  gallery: { variants: ['grid', 'masonry', 'filmstrip'], facts: ['statement'], purpose: 'pictures' },
  figure: { variants: ['wide', 'inset', 'pair'], facts: ['statement'], purpose: 'one or two large pictures' },
  hours: { variants: ['table', 'week', 'cards'], facts: ['hours'], purpose: 'opening hours' },
  location: {
    variants: ['panel', 'split', 'list'],
    facts: ['place', 'hours', 'contact'],
    purpose: 'where to find it',
  },
  contact: {
    variants: ['big', 'split', 'cards'],
    facts: ['contact', 'place', 'hours', 'statement'],
    purpose: 'how to get in touch',
  },
  events: {
    variants: ['table', 'cards', 'calendar'],
    facts: ['date'],
    purpose: 'dates: concerts, courses, deadlines',
  },
  schedule: {
    variants: ['timeline', 'table', 'columns'],
    facts: ['date'],
    purpose: 'the course of a day or weekend',
  },
  countdown: {
    variants: ['date', 'banner', 'card'],
    facts: ['date', 'place'],
    purpose: 'one date that matters most',
  },
  steps: {
    variants: ['numbered', 'timeline', 'cards'],
    facts: ['list', 'statement'],
    purpose: 'how it works, in order',
  },
  features: {
    variants: ['grid', 'bento', 'list'],
    facts: ['item', 'list', 'statement'],
    purpose: 'short points about a product or an offer',
  },
  list: { variants: ['bullets', 'columns', 'tags'], facts: ['list'], purpose: 'a plain list with a title' },
  ticker: {
    variants: ['band', 'rows', 'tags'],
    facts: ['list', 'place'],
    purpose: 'names or places as a decorative line of text',
  },
  numbers: {
    variants: ['row', 'giant', 'cards'],
    facts: ['number'],
    purpose: 'figures that the customer gave',
  },
  chart: {
    variants: ['bars', 'columns', 'dots'],
    facts: ['number'],
    purpose: 'comparable figures as a chart',
  },
  quotes: {
    variants: ['single', 'wall', 'margin'],
    facts: ['quote'],
    purpose: 'what others said, as the customer gave it',
  },
  questions: { variants: ['accordion', 'columns', 'list'], facts: ['policy'], purpose: 'answers by topic' },
  policies: { variants: ['notes', 'columns', 'fine'], facts: ['policy'], purpose: 'rules and conditions' },
  action: {
    variants: ['band', 'split', 'minimal'],
    facts: ['contact', 'statement'],
    purpose: 'one call to action',
  },
  form: {
    variants: ['plain', 'card', 'split'],
    facts: ['contact', 'place', 'hours', 'statement', 'policy'],
    needsRecord: true,
    purpose: 'a form that creates an entry',
  },
  booking: {
    variants: ['plain', 'card', 'split'],
    facts: ['hours', 'contact', 'item', 'policy', 'statement'],
    needsRecord: true,
    purpose: 'a form with free times of a record with slots',
  },
  order: {
    variants: ['list', 'grid', 'compact'],
    facts: ['item', 'policy'],
    needsRecord: true,
    purpose: 'items with quantities and a form: an order request',
  },
  entries: {
    variants: ['plain', 'framed', 'wide'],
    facts: ['number', 'statement'],
    needsRecord: true,
    purpose: 'the entries of a record: list, table, board, calendar, gallery or chart',
  },
} as const satisfies Record<string, ComponentSpec>;

export type ComponentId = keyof typeof COMPONENTS;
export const COMPONENT_IDS = Object.keys(COMPONENTS) as [ComponentId, ...ComponentId[]];

/** The component of a section. */
export const componentOf = (id: ComponentId): ComponentSpec => COMPONENTS[id];
