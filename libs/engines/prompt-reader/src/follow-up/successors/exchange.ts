import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { successionIn } from './succession.js';
import { swapIn } from './swap.js';

/** What goes and what comes in its place, both as they are to be read on the site. */
export type Exchange =
  | { kind: 'person'; gone: string; fresh: string }
  | { kind: 'item'; gone: string; fresh: string; price: number | null; isRenamed: boolean }
  | { kind: 'entry'; gone: string; fresh: string }
  | { kind: 'words'; gone: string; fresh: string };

/** What a part of a message says to go, and to be replaced by something else; null where it says no such thing. */
export const exchangeIn = (text: string, document: SiteDocument, language: Language): Exchange | null =>
  successionIn(text, document, language) ?? swapIn(text, document, language);
