import type { Html } from '../html/html.js';
import type { Site } from '../model/site.js';
import type { AppKind } from '../model/vocabulary.js';
import type { AppSection, AppViewInput } from './views/app-view.js';
import { boardView } from './views/board.view.js';
import { bookingView } from './views/booking.view.js';
import { directoryView } from './views/directory.view.js';
import { eventView } from './views/event.view.js';
import { sectionView } from './views/section.view.js';
import { shopView } from './views/shop.view.js';
import { trackerView } from './views/tracker.view.js';
import { waitlistView } from './views/waitlist.view.js';
import { UI_WORDS } from './words/words.js';

const VIEWS: Record<AppKind, (input: AppViewInput) => Html> = {
  booking: bookingView,
  shop: shopView,
  directory: directoryView,
  board: boardView,
  tracker: trackerView,
  event: eventView,
  waitlist: waitlistView,
};

/** The whole `<section>` of an app; empty when the site has no collection of its name. */
export function renderApp(section: AppSection, site: Site): string {
  const collection = site.collections.find(({ name }) => name === section.collection);
  if (collection === undefined) return '';
  const content = VIEWS[section.app]({ section, collection, site, words: UI_WORDS[site.language] });
  return sectionView(section, content).toString();
}
