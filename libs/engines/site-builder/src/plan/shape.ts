import type { FormKind } from '../apps/plan-form.js';
import type { AppKind, BusinessKind } from '../model/vocabulary.js';

/** Parts of a home page between its head and its closing call. Each stands only when there is something to say. */
export type HomePart =
  | 'what'
  | 'items'
  | 'story'
  | 'facts'
  | 'steps'
  | 'faq'
  | 'hours'
  | 'people'
  | 'occasion'
  | 'notes';

/** How sites of a kind are built. */
export interface Shape {
  /** File names, the same in every language. */
  offerSlug: string;
  waySlug: string;
  /** The form that a visitor of this kind expects; null: the contact form is enough. */
  form: FormKind | null;
  /** People walk in without asking first, so the contact page is about the visit. */
  isWalkIn: boolean;
  home: HomePart[];
}

const SHAPES: Record<BusinessKind, Shape> = {
  food_shop: {
    offerSlug: 'products',
    waySlug: 'order',
    form: 'order_request',
    isWalkIn: true,
    home: ['items', 'story', 'what', 'hours', 'faq'],
  },
  restaurant: {
    offerSlug: 'menu',
    waySlug: 'reservations',
    form: 'booking_request',
    isWalkIn: true,
    home: ['story', 'items', 'hours', 'what'],
  },
  cafe: {
    offerSlug: 'menu',
    waySlug: 'your-visit',
    form: null,
    isWalkIn: true,
    home: ['hours', 'what', 'items', 'story', 'notes'],
  },
  beauty: {
    offerSlug: 'treatments',
    waySlug: 'appointments',
    form: 'booking_request',
    isWalkIn: false,
    home: ['items', 'what', 'story', 'people', 'hours', 'faq'],
  },
  health: {
    offerSlug: 'services',
    waySlug: 'first-visit',
    form: 'booking_request',
    isWalkIn: false,
    home: ['what', 'steps', 'people', 'items', 'story', 'hours', 'faq'],
  },
  fitness: {
    offerSlug: 'classes',
    waySlug: 'get-started',
    form: 'booking_request',
    isWalkIn: false,
    home: ['facts', 'items', 'what', 'steps', 'story', 'hours'],
  },
  trades: {
    offerSlug: 'services',
    waySlug: 'quote',
    form: 'quote_request',
    isWalkIn: false,
    home: ['steps', 'what', 'items', 'facts', 'story', 'faq'],
  },
  retail: {
    offerSlug: 'range',
    waySlug: 'how-to-buy',
    form: null,
    isWalkIn: true,
    home: ['what', 'story', 'items', 'hours', 'notes'],
  },
  lodging: {
    offerSlug: 'rooms',
    waySlug: 'your-stay',
    form: 'booking_request',
    isWalkIn: false,
    home: ['story', 'items', 'facts', 'what', 'faq'],
  },
  professional: {
    offerSlug: 'services',
    waySlug: 'how-we-work',
    form: null,
    isWalkIn: false,
    home: ['what', 'facts', 'items', 'story', 'steps', 'people', 'faq'],
  },
  studio: {
    offerSlug: 'services',
    waySlug: 'process',
    form: 'quote_request',
    isWalkIn: false,
    home: ['story', 'what', 'items', 'steps', 'people'],
  },
  software: {
    offerSlug: 'features',
    waySlug: 'how-it-works',
    form: null,
    isWalkIn: false,
    home: ['what', 'story', 'steps', 'items', 'faq'],
  },
  education: {
    offerSlug: 'courses',
    waySlug: 'enrol',
    form: 'booking_request',
    isWalkIn: false,
    home: ['items', 'facts', 'what', 'steps', 'people', 'story', 'faq'],
  },
  nonprofit: {
    offerSlug: 'our-work',
    waySlug: 'get-involved',
    form: null,
    isWalkIn: false,
    home: ['story', 'facts', 'what', 'items', 'steps', 'people', 'faq'],
  },
  venue: {
    offerSlug: 'programme',
    waySlug: 'hire',
    form: 'quote_request',
    isWalkIn: true,
    home: ['occasion', 'facts', 'items', 'what', 'story', 'hours', 'steps'],
  },
  farm: {
    offerSlug: 'produce',
    waySlug: 'how-to-buy',
    form: 'order_request',
    isWalkIn: true,
    home: ['story', 'what', 'items', 'hours', 'notes'],
  },
};

const APP_HOMES: Record<AppKind, HomePart[]> = {
  booking: ['items', 'steps', 'what', 'story', 'faq'],
  shop: ['items', 'what', 'steps', 'story', 'faq'],
  directory: ['what', 'notes', 'story', 'faq'],
  board: ['what', 'steps', 'story', 'faq'],
  tracker: ['steps', 'what', 'story', 'faq'],
  event: ['facts', 'items', 'what', 'story', 'faq'],
  waitlist: ['what', 'items', 'story', 'steps', 'faq'],
};

/** The shape of a kind's sites, or of an app's when the site is about nothing else. */
export function shapeOf(kind: BusinessKind, centre: AppKind | null): Shape {
  if (centre === null) return SHAPES[kind];
  return {
    offerSlug: centre === 'event' ? 'programme' : 'features',
    waySlug: 'how-it-works',
    form: null,
    isWalkIn: false,
    home: APP_HOMES[centre],
  };
}
