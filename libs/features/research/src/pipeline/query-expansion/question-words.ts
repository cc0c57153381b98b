import { unaccented } from '@capstan/text-analysis';
import type { Phrasebook } from './phrasebook.js';

/** A word as a question has it. */
export interface QuestionWord {
  text: string;
  /** Lower case, without accents. */
  folded: string;
  /** Never a mere function word: it stood in quotation marks, or is all capitals, like `IT` and `WHO`. */
  isName: boolean;
}

const TOKEN =
  /["“”„«»][^"“”„«»\n]{1,80}["“”„«»]|[\p{L}\p{N}\p{M}]+(?:['’.&+_-]+[\p{L}\p{N}\p{M}]+)*(?:\+\+|#)?/gu;
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.&+_-]+[\p{L}\p{N}\p{M}]+)*(?:\+\+|#)?/gu;
const QUOTED = /^["“”„«»]/u;
const ACRONYM = /^\p{Lu}[\p{Lu}\p{N}]+$/u;
/** Words that search engines take for commands when they are in capitals. */
const OPERATOR = /^(?:AND|OR|NOT|NEAR|TO)$/;
/** `l'eau`, `dell'acqua`: the article is no part of the word; `L'Oréal` is a name. */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|un|all|dall|dell|nell|sull|quest|quell)['’](?=\p{L}{2})/u;
const POSSESSIVE = /['’]s$/iu;
/** Longer than any word: a hash, a key, a line of code. */
const MAX_WORD = 60;
/** What a query says is in its first words. */
const MAX_WORDS = 400;

/** The words of a text without marks that search engines take for operators: quotes, `-`, `:`, `*`, brackets. */
export function questionWords(text: string): QuestionWord[] {
  const words: QuestionWord[] = [];
  const isShouted = text === text.toUpperCase();
  for (const [token] of text.matchAll(TOKEN)) {
    const isQuoted = QUOTED.test(token);
    for (const [word] of isQuoted ? token.matchAll(WORD) : [[token]]) {
      const plain = (word ?? '').replace(POSSESSIVE, '').replace(ELISION, '');
      if (plain.length > MAX_WORD) continue;
      const isName = isQuoted || (!isShouted && ACRONYM.test(plain) && !OPERATOR.test(plain));
      words.push({ text: OPERATOR.test(plain) ? plain.toLowerCase() : plain, folded: folded(plain), isName });
      if (words.length === MAX_WORDS) return words;
    }
  }
  return words;
}

/** As the stop words of phrasebooks are written. */
export function folded(word: string): string {
  return unaccented(word).toLowerCase().replaceAll('’', "'");
}

/** Those of the words that tell something. */
export function contentWords(words: readonly QuestionWord[], { stopWords }: Phrasebook): QuestionWord[] {
  return words.filter(
    ({ text, folded, isName }) =>
      isName || (!stopWords.has(folded) && (text.length > 1 || /[\p{N}\p{Lo}\p{Lu}]/u.test(text))),
  );
}

/** A sentence whose marks no search engine takes for operators. */
export function withoutOperators(sentence: string): string {
  return sentence
    .replace(/["“”„«»()[\]{}*|~^:<>=;?¿¡!…,]|(?<!\S)[-+]+/gu, ' ')
    .replace(/(?<!\S)(?:AND|OR|NOT|NEAR|TO)(?!\S)/g, (word) => word.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim();
}
