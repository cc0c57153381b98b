import { BOARD_STYLE } from './style/board.style.js';
import { BOOKING_STYLE } from './style/booking.style.js';
import { FORMS_STYLE } from './style/forms.style.js';
import { LISTS_STYLE } from './style/lists.style.js';
import { SHOP_STYLE } from './style/shop.style.js';
import { TRACKER_STYLE } from './style/tracker.style.js';

/** Style of forms and apps, on the custom properties and classes that all of a site shares. */
export const APP_STYLE = [
  FORMS_STYLE,
  BOOKING_STYLE,
  SHOP_STYLE,
  LISTS_STYLE,
  BOARD_STYLE,
  TRACKER_STYLE,
].join('');
