import { queryTerms, unaccented } from '@capstan/text-analysis';
import { QUESTION_STOP_WORDS } from './question-stop-words.js';

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu;
const INNER_MARK = /['’-]/u;

/**
 * The stemmed terms of a question that say what it is about, each once: without the stop words of its language, which is the
 * one that most of its words are stop words of. Empty if it consists of stop words.
 */
export function questionTerms(text: string): string[] {
  const words = text.match(WORD) ?? [];
  const stopWords = stopWordsOf(words);
  const isSpecific = (word: string): boolean => !stopWords.has(folded(word));
  const specific = words.filter(isSpecific).flatMap((word) => {
    const parts = word.split(INNER_MARK);
    // The article of "l'eau" and the ending of "pump's" do not belong to the subject.
    return parts.length === 1 ? parts : parts.filter((part) => part.length > 1 && isSpecific(part));
  });
  return specific.length === 0 ? [] : [...new Set(queryTerms(specific.join(' ')).map(({ term }) => term))];
}

function stopWordsOf(words: readonly string[]): ReadonlySet<string> {
  const parts = words.flatMap((word) => [word, ...(INNER_MARK.test(word) ? word.split(INNER_MARK) : [])]);
  const counts = Object.values(QUESTION_STOP_WORDS).map((stopWords: ReadonlySet<string>) => ({
    stopWords,
    known: parts.filter((part) => stopWords.has(folded(part))).length,
  }));
  return counts.reduce((best, one) => (one.known > best.known ? one : best)).stopWords;
}

const folded = (word: string): string => unaccented(word).toLowerCase().replaceAll('’', "'");
