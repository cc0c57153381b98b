import { STOP_WORDS } from '../stop-words.js';

/** A word with what may bind it to the next: `max_connections`, `x86-64`, `node.js`, `O'Neill`. Scripts without spaces have none. */
const WORD =
  /[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]]+(?:[_.'’:\/+#\-]+[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]]+)*/gv;
const CAPITAL = /^\p{Lu}/u;
/** A capital within, two capitals, or letters with digits or underscores: no ordinary word looks so. */
const PECULIAR = /^\p{L}*\p{Ll}\p{Lu}|^\p{Lu}{2}|\p{L}\d|\d\p{L}|_|\d\.\d+\.\d/u;
const SIMPLE = /^[\p{L}\p{M}'’-]+$/u;
const SENTENCE_START = /(?:^|[.!?:…。！？"“”«»(\n•*-])\s*["“«(]*$/u;
/** Capitalised though they name nothing. */
const NO_NAMES = new Set(['i', "i'm", 'mr', 'mrs', 'ms', 'dr', 'prof']);
/** Adverbs and the like, with which a sentence begins that was worded anew. */
const OPENING =
  /^(?:however|therefore|thus|hence|moreover|furthermore|meanwhile|although|despite|unlike|since|given|instead|likewise|overall|\p{L}{3,}(?:ally|ably|ely|ously|ently|antly|[rt]ly|edly|ingly|fully|ing))$/u;
/** A text in which so many words within sentences have capitals is German, or a list of titles. */
const MAX_CAPITALS = 0.18;

/** A name or another word that cannot be put in other words. */
export interface Name {
  /** Lower case, without a possessive. */
  word: string;
  start: number;
  end: number;
}

/** The words that a text also writes without capital, and whether capitals tell names in it. */
export interface Spelling {
  lowerCase: ReadonlySet<string>;
  areCapitalsNames: boolean;
}

/** How a text spells its words. */
export function spellingOf(text: string): Spelling {
  const lowerCase = new Set<string>();
  let words = 0;
  let capitals = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!CAPITAL.test(word)) lowerCase.add(word);
    if (isAtStart(text, index)) continue;
    words += 1;
    if (CAPITAL.test(word)) capitals += 1;
  }
  return { lowerCase, areCapitalsNames: capitals <= words * MAX_CAPITALS };
}

/** Proper names, abbreviations and identifiers of a statement, word by word. */
export function namesIn(text: string, { lowerCase, areCapitalsNames }: Spelling): Name[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: written, index }) => {
    const word = written.toLowerCase().replace(/['’]s$/, '');
    const name = { word, start: index, end: index + written.length };
    if (PECULIAR.test(written)) return [name];
    if (!areCapitalsNames || !CAPITAL.test(written) || !SIMPLE.test(written) || NO_NAMES.has(word)) return [];
    if (isAtStart(text, index)) return isOrdinary(word, lowerCase) ? [] : [name];
    return word.length < 2 ? [] : [name];
  });
}

/** A word that has its capital from the beginning of its sentence only. */
function isOrdinary(word: string, lowerCase: ReadonlySet<string>): boolean {
  return word.length < 2 || lowerCase.has(word) || STOP_WORDS.has(word) || OPENING.test(word);
}

function isAtStart(text: string, index: number): boolean {
  return SENTENCE_START.test(text.slice(Math.max(0, index - 4), index));
}
