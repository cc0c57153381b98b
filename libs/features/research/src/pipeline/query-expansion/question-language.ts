import { detectAll } from 'tinyld';
import type { Phrasebook } from './phrasebook.js';
import { ENGLISH } from './phrasebooks/english.js';
import { PHRASEBOOKS } from './phrasebooks/phrasebooks.js';
import { folded, questionWords } from './question-words.js';

/** The language of a question. */
export interface QuestionLanguage {
  /** ISO 639-1; null when it cannot be told. */
  language: string | null;
  /** Undefined for languages that have none. */
  phrasebook: Phrasebook | undefined;
}

/** Below this the detector guesses: questions are short. */
const SURE = 0.5;
/** Function words and names of aspects tell a language better than letters do; one alone may be part of a name. */
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

/** What language a question is in. Keywords alone pass for English when they could be: names are in every language. */
export function questionLanguage(text: string): QuestionLanguage {
  const byWords = bestMatch(text);
  if (byWords && byWords.known >= ENOUGH_WORDS) return found(byWords.phrasebook);
  const [guess] = detectAll(text);
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
  /** Words that it knows, names of aspects included. */
  known: number;
  named: number;
}

/** One known word is enough in English, and elsewhere if it is not the article of `Las Vegas`. */
function prefers({ phrasebook, known, named }: KnownWords, guess: string | undefined): boolean {
  return known > 0 && (phrasebook === ENGLISH || (named > 0 && phrasebook.language === guess));
}

/** The phrasebook that knows most of the words; the first one when several do. */
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
