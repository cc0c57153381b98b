import { languageOf } from '../language.js';
import { unaccented } from '../terms.js';
import { isFunctionWord } from './function-words.js';

/** A word, including joined ones: `max_connections`, `x86-64`, `node.js`, `O'Neill`. Scripts without spaces have none. */
const WORD =
  /[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]]+(?:[_.'’:\/+#\-]+[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]]+)*/gv;
const CAPITAL = /^\p{Lu}/u;
/** A capital within, two capitals, or letters with digits or underscores: no ordinary word has these. */
const PECULIAR = /^\p{L}*\p{Ll}\p{Lu}|^\p{Lu}{2}|\p{L}\d|\d\p{L}|_|\d\.\d+\.\d/u;
// bounded: four characters
const SENTENCE_START = /(?:^|[.!?:…。！？"“”«»(\n•*-])\s*["“«(]*$/u;
/** Capitalized words that are not names. */
const NO_NAMES = new Set(['i', "i'm", 'mr', 'mrs', 'ms', 'dr', 'prof']);
/** Adverbs and the like at the beginning of a paraphrase. */
const OPENING = /^\p{L}{3,}(?:ally|ably|ely|ously|ently|antly|[rt]ly|edly|ingly|fully|ing)$/u;
/** Endings of nouns, which German writes like names. */
const GERMAN_ENDING = /(?<=\p{L}{4})(?:ern|en|er|em|es|n|e|s)$/u;

/** A name or another word that cannot be paraphrased. */
export interface Name {
  /** Lower case, without a possessive. */
  word: string;
  start: number;
  end: number;
}

/** How a text spells its words, to distinguish names from other words. */
export interface Spelling {
  /** The words that also occur in lower case. */
  lowerCase: ReadonlySet<string>;
  /** All its nouns have capitals. */
  isGerman: boolean;
}

export function spellingOf(text: string): Spelling {
  const words = text.match(WORD) ?? [];
  return {
    lowerCase: new Set(words.filter((word) => !CAPITAL.test(word))),
    isGerman: languageOf(text) === 'de',
  };
}

/** Proper names, abbreviations and identifiers of a statement, word by word. */
export function namesIn(text: string, { lowerCase, isGerman }: Spelling): Name[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: written, index }) => {
    const lower = written.toLowerCase().replace(/['’]s$/, '');
    const word = isGerman ? unaccented(lower).replace(GERMAN_ENDING, '') : lower;
    const name = { word, start: index, end: index + written.length };
    if (PECULIAR.test(written)) return [name];
    if (!CAPITAL.test(written) || NO_NAMES.has(lower)) return [];
    if (isAtStart(text, index)) return isOrdinary(lower, lowerCase) ? [] : [name];
    return word.length < 2 ? [] : [name];
  });
}

/** Returns whether a word is capitalized only because it begins a sentence. */
function isOrdinary(word: string, lowerCase: ReadonlySet<string>): boolean {
  return word.length < 2 || lowerCase.has(word) || isFunctionWord(word) || OPENING.test(word);
}

function isAtStart(text: string, index: number): boolean {
  return SENTENCE_START.test(text.slice(Math.max(0, index - 4), index));
}
