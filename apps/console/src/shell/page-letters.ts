import type { Destination } from './navigation.ts';

/** The letter that goes to a page, after "g". */
export const PAGE_LETTERS: Readonly<Partial<Record<Destination['to'], string>>> = {
  '/': 'o',
  '/playground': 'p',
  '/research': 'r',
  '/builds': 'b',
  '/requests': 'q',
  '/usage': 'u',
  '/ledger': 'l',
  '/jobs': 'j',
  '/messages': 's',
  '/inbox': 'i',
  '/keys': 'k',
  '/webhooks': 'w',
  '/members': 'm',
  '/profile': 'y',
  '/operator': 'x',
  '/operator/accounts': 'a',
};
