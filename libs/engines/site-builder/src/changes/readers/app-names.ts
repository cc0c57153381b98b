import type { Feature } from '../../model/brief.js';
import type { AppKind } from '../../model/vocabulary.js';

/** What comes closest to an app where the site has another one already. */
export const FEATURE_OF_APP: Partial<Record<AppKind, Feature>> = {
  booking: 'booking_request',
  shop: 'shop',
  event: 'events',
  directory: 'directory',
};

/** What an app means for the site, for the stream. */
export const APP_NAMES: Record<AppKind, string> = {
  booking: 'visitors can book',
  shop: 'visitors can order from a shop with a cart',
  directory: 'the site has a directory',
  board: 'the site has a board',
  tracker: 'the site has a tracker',
  event: 'visitors can reply to the event',
  waitlist: 'the site has a waitlist',
};
