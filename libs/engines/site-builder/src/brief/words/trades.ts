import type { BusinessKind, Language } from '../../model/vocabulary.js';
import { byLanguage, type Terms } from '../text/lexicon.js';
import { TRADES_DE } from './trades.de.js';
import { TRADES_EN } from './trades.en.js';
import { TRADES_ES } from './trades.es.js';
import { TRADES_FR } from './trades.fr.js';
import { TRADES_JA } from './trades.ja.js';
import { TRADES_PT } from './trades.pt.js';

/** What undertakings are called, by language and kind. */
export const TRADES: Record<Language, Terms<BusinessKind>> = {
  en: TRADES_EN,
  de: TRADES_DE,
  fr: TRADES_FR,
  es: TRADES_ES,
  pt: TRADES_PT,
  ja: TRADES_JA,
};

export const tradeLexicons = byLanguage(TRADES);
