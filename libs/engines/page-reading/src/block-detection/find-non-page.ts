import { ERROR_PAGE, MAINTENANCE_PAGE, NO_TEXT, ONLY_FRAMES, PARKED_DOMAIN } from './dead-pages.js';
import { EMPTY_SHELL } from './empty-shell.js';
import { AGE_GATE, CONSENT_WALL, LOGIN_WALL, PAYWALL_STUB } from './gates.js';
import { SOFT_404 } from './not-found.js';
import type { NonPage, NonPageKind, PageShape } from './page-shape.js';

/** Responses with status 200 that are not pages, most specific first. */
const NON_PAGES: readonly NonPageKind[] = [
  CONSENT_WALL,
  LOGIN_WALL,
  AGE_GATE,
  ONLY_FRAMES,
  SOFT_404,
  PARKED_DOMAIN,
  MAINTENANCE_PAGE,
  ERROR_PAGE,
  EMPTY_SHELL,
  PAYWALL_STUB,
  NO_TEXT,
];

/** Returns why a response with status 200 has no content; undefined for a page. */
export function findNonPage(shape: PageShape): NonPage | undefined {
  const kind = NON_PAGES.find(({ applies }) => applies(shape));
  if (!kind) return undefined;
  const { detail, isFinal = false, settles } = kind;
  return { detail: typeof detail === 'string' ? detail : detail(shape), isFinal, settles };
}
