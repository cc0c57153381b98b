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

const KNOWN_WORDS = PHRASEBOOKS.map((phrasebook) => ({
  phrasebook,
  known: new Set([
    ...phrasebook.stopWords,
    ...Object.values(phrasebook.aspects).flatMap(({ words, names = [] }) => [...words, ...names].map(folded)),
  ]),
}));

/** What language a question is in. Keywords alone pass for English when they could be: names are in every language. */
export function questionLanguage(text: string): QuestionLanguage {
  const byWords = mostAtHome(text);
  if (byWords && byWords.known >= ENOUGH_WORDS) return found(byWords.phrasebook);
  const [guess] = detectAll(text);
  const isSure = guess !== undefined && guess.accuracy >= SURE;
  if (isSure) {
    const phrasebook = PHRASEBOOKS.find(({ language }) => language === guess.lang);
    return { language: guess.lang, phrasebook };
  }
  if (byWords?.known === 1 && [ENGLISH.language, guess?.lang].includes(byWords.phrasebook.language)) {
    return found(byWords.phrasebook);
  }
  const isKeywords = /^[\p{ASCII}‘’“”–—…]*$/u.test(text) && !text.trimEnd().endsWith('?');
  return { language: null, phrasebook: isKeywords ? ENGLISH : undefined };
}

const found = (phrasebook: Phrasebook): QuestionLanguage => ({ language: phrasebook.language, phrasebook });

/** The phrasebook that knows most of the words; the first one when several do. */
function mostAtHome(text: string): { phrasebook: Phrasebook; known: number } | undefined {
  const words = questionWords(text).filter(({ isName }) => !isName);
  const counts = KNOWN_WORDS.map(({ phrasebook, known }) => ({
    phrasebook,
    known: words.filter((word) => known.has(word.folded)).length,
  }));
  return counts.reduce<(typeof counts)[number] | undefined>(
    (best, one) => (best && best.known >= one.known ? best : one),
    undefined,
  );
}
