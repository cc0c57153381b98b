import type { Brief } from '../model/brief.js';
import type { AppKind } from '../model/vocabulary.js';
import { planBoard } from './plans/board.plan.js';
import { planBooking } from './plans/booking.plan.js';
import { planDirectory } from './plans/directory.plan.js';
import { planEvent } from './plans/event.plan.js';
import type { PlannedApp } from './plans/planned-app.js';
import { planShop } from './plans/shop.plan.js';
import { planTracker } from './plans/tracker.plan.js';
import { planWaitlist } from './plans/waitlist.plan.js';

const PLANS: Record<AppKind, (brief: Brief) => PlannedApp> = {
  booking: planBooking,
  shop: planShop,
  directory: planDirectory,
  board: planBoard,
  tracker: planTracker,
  event: planEvent,
  waitlist: planWaitlist,
};

/** Plans an app's page and what it stores, in the language of the site. */
export function planApp(brief: Brief, app: AppKind): PlannedApp {
  return PLANS[app](brief);
}
