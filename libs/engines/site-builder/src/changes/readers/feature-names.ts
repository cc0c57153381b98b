import type { Feature } from '../../model/brief.js';

/** What the stream calls a feature. */
export const FEATURE_NAMES: Record<Feature, string> = {
  contact_form: 'a contact form',
  booking_request: 'a booking request form',
  newsletter: 'a newsletter sign-up',
  menu: 'a menu',
  price_list: 'a price list',
  gallery: 'a gallery',
  faq: 'frequently asked questions',
  blog: 'a blog',
  history: 'a page on the history',
  team: 'the team',
  map: 'how to get there',
  opening_hours: 'the opening hours',
  events: 'events',
  jobs: 'jobs',
  delivery: 'delivery',
  donate: 'a way to donate',
  shop: 'a shop',
  directory: 'a directory',
  quote_request: 'a quote request form',
  portfolio: 'a portfolio',
  search: 'a search',
  download: 'downloads',
};
