import { guessLanguages } from '@capstan/text-analysis';
import type { Phrasebook } from './phrasebook.js';
import { ENGLISH } from './phrasebooks/english.js';
import { PHRASEBOOKS } from './phrasebooks/phrasebooks.js';
import { folded, questionWords } from './question-words.js';

/** The language of a question. */
export interface QuestionLanguage {
  /** ISO 639-1; null if unknown. */
  language: string | null;
  /** Undefined for unsupported languages. */
  phrasebook: Phrasebook | undefined;
}

/** Below this the detector is guessing: questions are short. */
const SURE = 0.5;
/**
 * Function words and names of aspects identify a language better than letters do; a single one may be part of
 * a name.
 */
const ENOUGH_WORDS = 2;

/** Names of aspects by language. */
const NAMES = new Map(
  PHRASEBOOKS.map((phrasebook) => [
    phrasebook,
    new Set(
      Object.values(phrasebook.aspects).flatMap(({ words, names = [] }) => [...words, ...names].map(folded)),
    ),
  ]),
);

/**
 * Detects the language of a question. Keywords default to English if possible: names occur in every language.
 */
export function questionLanguage(text: string): QuestionLanguage {
  const byWords = bestMatch(text);
  if (byWords && byWords.known >= ENOUGH_WORDS) return found(byWords.phrasebook);
  const [guess] = guessLanguages(text);
  const isSure = guess !== undefined && guess.accuracy >= SURE;
  if (isSure) {
    const phrasebook = PHRASEBOOKS.find(({ language }) => language === guess.lang);
    return { language: guess.lang, phrasebook };
  }
  if (byWords && prefers(byWords, guess?.lang)) return found(byWords.phrasebook);
  const isKeywords = /^[\p{ASCII}‘’“”–—…]*$/u.test(text) && !text.trimEnd().endsWith('?');
  return { language: null, phrasebook: isKeywords ? ENGLISH : undefined };
}

const found = (phrasebook: Phrasebook): QuestionLanguage => ({ language: phrasebook.language, phrasebook });

interface KnownWords {
  phrasebook: Phrasebook;
  /** Number of known words, including names of aspects. */
  known: number;
  named: number;
}

/** One known word is enough in English, and elsewhere unless it is the article of `Las Vegas`. */
function prefers({ phrasebook, known, named }: KnownWords, guess: string | undefined): boolean {
  return known > 0 && (phrasebook === ENGLISH || (named > 0 && phrasebook.language === guess));
}

/** The phrasebook with the most known words; the first of equals. */
function bestMatch(text: string): KnownWords | undefined {
  const words = questionWords(text).filter(({ isName }) => !isName);
  const counts = PHRASEBOOKS.map((phrasebook): KnownWords => {
    const named = words.filter((word) => NAMES.get(phrasebook)?.has(word.folded)).length;
    const known = words.filter((word) => phrasebook.stopWords.has(word.folded)).length + named;
    return { phrasebook, known, named };
  });
  return counts.reduce<KnownWords | undefined>(
    (best, one) => (best && best.known >= one.known ? best : one),
    undefined,
  );
}
