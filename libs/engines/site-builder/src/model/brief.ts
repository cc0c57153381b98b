import type { AppKind, BusinessKind, Language, Tone, Weekday } from './vocabulary.js';

/** A price as the prompt gave it. */
export interface Price {
  amount: number;
  /** ISO 4217; null when the prompt named none. */
  currency: string | null;
  /** As written, e.g. `€4.50`, `from $30`, `30 €/h`; what is shown. */
  text: string;
}

/** A product, service, dish, course, room … that the prompt names. */
export interface Item {
  name: string;
  /** In the prompt's words; null when it gave none. */
  description: string | null;
  price: Price | null;
  /** Minutes, for what is booked; null when not told. */
  durationMinutes: number | null;
}

export interface OpeningHours {
  days: Weekday[];
  /** `HH:MM`; both null when closed on these days. */
  opens: string | null;
  closes: string | null;
}

export interface Contact {
  phone: string | null;
  email: string | null;
  /** Postal address on one line. */
  address: string | null;
  /** Absolute http(s) URLs of other sites and networks of theirs. */
  links: string[];
}

/** An event, where the undertaking is one or plans one. */
export interface Occasion {
  /** ISO date or date-time; null when not told. */
  startsAt: string | null;
  /** As written. */
  dateText: string | null;
  capacity: number | null;
}

/** Further features that a prompt may ask for beside its app; each leads to a page, a section or a form. */
export const FEATURES = [
  'contact_form',
  'booking_request',
  'newsletter',
  'menu',
  'price_list',
  'gallery',
  'faq',
  'blog',
  'history',
  'team',
  'map',
  'opening_hours',
  'events',
  'jobs',
  'delivery',
  'donate',
  'shop',
  'directory',
  'quote_request',
  'portfolio',
  'search',
  'download',
] as const;
export type Feature = (typeof FEATURES)[number];

/**
 * What was understood of a prompt. Everything here stands in the prompt or follows from it; what it does not
 * say is null or empty, and nothing is invented (design 6).
 */
export interface Brief {
  name: string;
  /** False when the prompt gave no name and a plain one was made from the trade. */
  isNameGiven: boolean;
  kind: BusinessKind;
  /** The app asked for; null for a site without one. */
  app: AppKind | null;
  /** What they are, in the prompt's own noun phrase and language, e.g. `sourdough bakery`. Never empty. */
  trade: string;
  /** What they offer, one phrase from the prompt; null when it says no more than the trade. */
  offer: string | null;
  /** Whom it is for, a phrase from the prompt; null when not told. */
  audience: string | null;
  /** Town, quarter or region as written; null when not told. */
  place: string | null;
  /** Year of founding when told. */
  since: number | null;
  features: Feature[];
  items: Item[];
  hours: OpeningHours[];
  contact: Contact;
  occasion: Occasion | null;
  /** Names of people told, with their role where told. */
  people: { name: string; role: string | null }[];
  /** Sentences of the prompt that tell of them (history, values, promise) and may be quoted as they are. */
  statements: string[];
  /** For board, tracker, directory and forms: names of fields asked for, as written. */
  fields: string[];
  tone: Tone;
  /** Named colours and hex values as `#rrggbb`, in the order asked for; empty when none was. */
  colours: string[];
  isDark: boolean;
  /** Of the site: what the prompt asks for, else its own language. */
  language: Language;
  /** Of the prompt, and so of trade, offer, audience, items and statements. */
  promptLanguage: Language;
  /** Wishes that were recognised as such but that no builder without a model can meet, as written. */
  openPoints: string[];
}
