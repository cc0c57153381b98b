import { unaccented } from '@capstan/text-analysis';

/** A word as a question has it. */
export interface QuestionWord {
  text: string;
  /** Lower case, without accents. */
  folded: string;
  /** It stood in quotation marks: a title or term, each of whose words counts. */
  isQuoted: boolean;
}

const TOKEN =
  /["“”„«»][^"“”„«»\n]{1,80}["“”„«»]|[\p{L}\p{N}\p{M}]+(?:['’.&+_-]+[\p{L}\p{N}\p{M}]+)*(?:\+\+|#)?/gu;
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.&+_-]+[\p{L}\p{N}\p{M}]+)*(?:\+\+|#)?/gu;
const QUOTED = /^["“”„«»]/u;
const POSSESSIVE = /['’]s$/iu;
/** Longer than any word: a hash, a key, a line of code. */
const MAX_WORD = 60;
/** What a query says is in its first words. */
const MAX_WORDS = 400;

/** The words of a text without marks that search engines take for operators: quotes, `-`, `:`, `*`, brackets. */
export function questionWords(text: string): QuestionWord[] {
  const words: QuestionWord[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    const isQuoted = QUOTED.test(token);
    for (const [word] of isQuoted ? token.matchAll(WORD) : [[token]]) {
      const plain = (word ?? '').replace(POSSESSIVE, '');
      if (plain.length > MAX_WORD) continue;
      words.push({ text: withoutOperator(plain), folded: folded(plain), isQuoted });
      if (words.length === MAX_WORDS) return words;
    }
  }
  return words;
}

/** As the stop words of phrasebooks are written. */
export function folded(word: string): string {
  return unaccented(word).toLowerCase().replaceAll('’', "'");
}

function withoutOperator(word: string): string {
  return /^(?:AND|OR|NOT|NEAR|TO)$/.test(word) ? word.toLowerCase() : word;
}
