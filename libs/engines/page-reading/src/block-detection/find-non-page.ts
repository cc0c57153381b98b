import { ERROR_PAGE, MAINTENANCE_PAGE, NO_TEXT, ONLY_FRAMES, PARKED_DOMAIN } from './dead-pages.js';
import { EMPTY_SHELL } from './empty-shell.js';
import { AGE_GATE, CONSENT_WALL, LOGIN_WALL, PAYWALL_STUB } from './gates.js';
import { SOFT_404 } from './not-found.js';
import type { NonPage, NonPageKind, PageShape } from './page-shape.js';

/** Answers that look like success and are no page, most telling first. */
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

/** Why an answer that looks like success holds nothing to read; undefined for a page. */
export function findNonPage(shape: PageShape): NonPage | undefined {
  const kind = NON_PAGES.find(({ applies }) => applies(shape));
  if (!kind) return undefined;
  const { detail, isFinal = false, settles } = kind;
  return { detail: typeof detail === 'string' ? detail : detail(shape), isFinal, settles };
}
