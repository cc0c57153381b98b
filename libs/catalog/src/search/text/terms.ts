import { porterStem } from './porter-stem.js';
import { STOP_WORDS } from './stop-words.js';

/** A word as the index knows it. */
export interface Term {
  /** Lower case, without diacritics, stemmed; letters, digits and marks only. */
  readonly term: string;
  /** Place in the text, counted from 1 in words (in characters for scripts without spaces). */
  readonly position: number;
  readonly isStopWord: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const POSSESSIVE = /(?<=\p{L})['\u2019\u02bc]s(?![\p{L}\p{N}])/gu;
/** Scripts that write no spaces between words, and Hangul, whose particles stick to the word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const MAX_LENGTH = 64;

/** Lower case, compatibility forms unified, accents of European scripts dropped ("Café" is "cafe"). */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .replace(POSSESSIVE, '');
}

/**
 * The terms of a text. Runs of unspaced scripts become overlapping pairs of characters; the index also keeps
 * the single characters, so that a query of one character finds them.
 */
export function termsOf(text: string, purpose: 'index' | 'query'): Term[] {
  const terms: Term[] = [];
  let position = 0;
  const addWord = (word: string): void => {
    if (word === '') return;
    position += 1;
    const cut = word.length > MAX_LENGTH ? Array.from(word).slice(0, MAX_LENGTH).join('') : word;
    terms.push({ term: porterStem(cut), position, isStopWord: STOP_WORDS.has(cut) });
  };
  const addRun = (run: string): void => {
    const characters = Array.from(run);
    characters.forEach((character, index) => {
      position += 1;
      const next = characters[index + 1];
      if (purpose === 'index' || characters.length === 1)
        terms.push({ term: character, position, isStopWord: false });
      if (next !== undefined) terms.push({ term: character + next, position, isStopWord: false });
    });
  };
  for (const [token] of fold(text).matchAll(WORD)) {
    let from = 0;
    for (const run of token.matchAll(UNSPACED)) {
      addWord(token.slice(from, run.index));
      addRun(run[0]);
      from = run.index + run[0].length;
    }
    addWord(token.slice(from));
  }
  return terms;
}

/** The terms that carry the meaning of a query; all of them when it consists of stop words only. */
export function queryTerms(query: string): Term[] {
  const terms = termsOf(query, 'query');
  const telling = terms.filter((term) => !term.isStopWord);
  return telling.length > 0 ? telling : terms;
}
