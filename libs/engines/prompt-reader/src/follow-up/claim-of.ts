import type { Language } from '../packs/language.js';
import type { Change } from './editing/made-change.js';

/** A change in words, in the language of the site. */
export function claimOf({ kind, left: _left, ...values }: Change, { labels }: Language): string {
  return Object.entries(values).reduce(
    (text, [key, value]) => text.replaceAll(`{${key}}`, value ?? ''),
    labels.claims[kind],
  );
}
