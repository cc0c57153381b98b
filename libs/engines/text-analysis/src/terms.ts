import { stem } from './stem.js';
import { STOP_WORDS } from './stop-words.js';

/** An indexed word. */
export interface Term {
  /** Lower case, without diacritics, stemmed; letters, digits and marks only. */
  readonly term: string;
  /** Position in the text, counted from 1 in words (in characters for scripts without spaces). */
  readonly position: number;
  readonly isStopWord: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const ASCII_WORD = /[A-Za-z0-9]+/g;
// oxlint-disable-next-line no-control-regex -- the range is what ASCII is
const ASCII_TEXT = /^[\u0000-\u007f]*$/;
const POSSESSIVE = /(?<=\p{L})['\u2019\u02bc][sS](?![\p{L}\p{N}])/gu;
/** Scripts without spaces between words, and Hangul, whose particles are attached to words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const MAX_LENGTH = 64;
const MAX_KNOWN = 50_000;

interface Word {
  readonly term: string;
  readonly isStopWord: boolean;
}

/** Cache: texts repeat words, and stemming is slower than a lookup. */
const known = new Map<string, Word>();

/** Normalizes compatibility forms and removes the accents of European scripts ("Café" is "Cafe"); keeps the case. */
export function unaccented(text: string): string {
  if (ASCII_TEXT.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC');
}

/** Returns the indexed form of a single word: lower case, cut at 64 characters, stemmed. */
export function termOfWord(word: string): string {
  return wordOf(word).term;
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
    const { term, isStopWord } = wordOf(word);
    terms.push({ term, position, isStopWord });
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
  const folded = unaccented(text).replace(POSSESSIVE, '');
  if (ASCII_TEXT.test(folded)) {
    for (const [word] of folded.matchAll(ASCII_WORD)) addWord(word);
    return terms;
  }
  for (const [token] of folded.matchAll(WORD)) {
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

/** Returns the terms of a query without stop words; all of them if there are no others. */
export function queryTerms(query: string): Term[] {
  const terms = termsOf(query, 'query');
  const content = terms.filter((term) => !term.isStopWord);
  return content.length > 0 ? content : terms;
}

function wordOf(word: string): Word {
  const before = known.get(word);
  if (before) return before;
  const lower = word.toLowerCase();
  const cut = lower.length > MAX_LENGTH ? Array.from(lower).slice(0, MAX_LENGTH).join('') : lower;
  const made = { term: stem(cut), isStopWord: STOP_WORDS.has(cut) };
  if (word.length <= MAX_LENGTH) {
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(word, made);
  }
  return made;
}
