import type { Language } from '../model/vocabulary.js';
import type { Copy } from './copy.js';
import { GERMAN } from './de/de.js';
import { ENGLISH } from './en/en.js';
import { FRENCH } from './fr/fr.js';

const COPIES: Record<Language, Copy> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: ENGLISH,
  pt: ENGLISH,
  ja: ENGLISH,
};

/** All fixed words of a site in a language. */
export function copyFor(language: Language): Copy {
  return COPIES[language];
}
