import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import type { Exchange } from '../instructions/exchange.js';
import { successionIn } from './succession.js';
import { swapIn } from './swap.js';

/** What a part of a message says to go, and to be replaced by something else; null where it says no such thing. */
export const exchangeIn = (text: string, document: SiteDocument, language: Language): Exchange | null =>
  successionIn(text, document, language) ?? swapIn(text, document, language);
