import type { Language } from '../model/vocabulary.js';
import type { Copy } from './copy.js';
import { GERMAN } from './de/de.js';
import { ENGLISH } from './en/en.js';
import { SPANISH } from './es/es.js';
import { FRENCH } from './fr/fr.js';
import { JAPANESE } from './ja/ja.js';
import { PORTUGUESE } from './pt/pt.js';

const COPIES: Record<Language, Copy> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  pt: PORTUGUESE,
  ja: JAPANESE,
};

/** All fixed words of a site in a language. */
export function copyFor(language: Language): Copy {
  return COPIES[language];
}
