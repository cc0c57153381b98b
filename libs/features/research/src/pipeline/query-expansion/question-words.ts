import { unaccented } from '@capstan/text-analysis';
import type { Phrasebook } from './phrasebook.js';

/** A word of a question. */
export interface QuestionWord {
  text: string;
  /** Lower case, without accents. */
  folded: string;
  /** Never a mere function word: it was in quotation marks, or is all capitals, like `IT` and `WHO`. */
  isName: boolean;
}

const TOKEN =
  /["“”„«»][^"“”„«»\n]{1,80}["“”„«»]|[\p{L}\p{N}\p{M}]+(?:['’.&+_-]+[\p{L}\p{N}\p{M}]+)*(?:\+\+|#)?/gu;
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.&+_-]+[\p{L}\p{N}\p{M}]+)*(?:\+\+|#)?/gu;
const QUOTED = /^["“”„«»]/u;
const ACRONYM = /^\p{Lu}[\p{Lu}\p{N}]+$/u;
/** Words in capitals that search engines treat as operators. */
const OPERATOR = /^(?:AND|OR|NOT|NEAR|TO)$/;
/** `l'eau`, `dell'acqua`: the article is not part of the word; `L'Oréal` is a name. */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|un|all|dall|dell|nell|sull|quest|quell)['’](?=\p{L}{2})/u;
const POSSESSIVE = /['’]s$/iu;
/** Longer than any word: a hash, a key, a line of code. */
const MAX_WORD = 60;
/** The content of a query is in its first words. */
const MAX_WORDS = 400;

/** The words of a text without search operators: quotes, `-`, `:`, `*`, brackets. */
export function questionWords(text: string): QuestionWord[] {
  const words: QuestionWord[] = [];
  const isAllCaps = text === text.toUpperCase();
  for (const [token] of text.matchAll(TOKEN)) {
    const isQuoted = QUOTED.test(token);
    for (const [word] of isQuoted ? token.matchAll(WORD) : [[token]]) {
      const plain = (word ?? '').replace(POSSESSIVE, '').replace(ELISION, '');
      if (plain.length > MAX_WORD) continue;
      const isName = isQuoted || (!isAllCaps && ACRONYM.test(plain) && !OPERATOR.test(plain));
      words.push({ text: OPERATOR.test(plain) ? plain.toLowerCase() : plain, folded: folded(plain), isName });
      if (words.length === MAX_WORDS) return words;
    }
  }
  return words;
}

/** Folds a word like the stop words of phrasebooks. */
export function folded(word: string): string {
  return unaccented(word).toLowerCase().replaceAll('’', "'");
}

/** The words without stop words. */
export function contentWords(words: readonly QuestionWord[], { stopWords }: Phrasebook): QuestionWord[] {
  return words.filter(
    ({ text, folded, isName }) =>
      isName || (!stopWords.has(folded) && (text.length > 1 || /[\p{N}\p{Lo}\p{Lu}]/u.test(text))),
  );
}

/** Removes search operators from a sentence. */
export function withoutOperators(sentence: string): string {
  return sentence
    .replace(/["“”„«»()[\]{}*|~^:<>=;?¿¡!…,]|(?<!\S)[-+]+/gu, ' ')
    .replace(/(?<!\S)(?:AND|OR|NOT|NEAR|TO)(?!\S)/g, (word) => word.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim();
}
