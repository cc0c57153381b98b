import { GERMAN } from './german.js';
import { ENGLISH } from './english.js';
import { FRENCH } from './french.js';
import { JAPANESE } from './japanese.js';
import { PORTUGUESE } from './portuguese.js';
import { SPANISH } from './spanish.js';
import type { Language } from '../../model/vocabulary.js';
import type { Words } from './words.js';

const BY_LANGUAGE: Record<Language, Words> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  pt: PORTUGUESE,
  ja: JAPANESE,
};

/** The words of a language. */
export function wordsOf(language: Language): Words {
  return BY_LANGUAGE[language];
}
