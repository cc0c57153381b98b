import { type Fact, wordsOfFact } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { hasWords } from '../../text/whole-words.js';
import { overlap } from './words.js';

/** A fact that words of a message can mean. */
export interface Referent {
  fact: Fact;
  /** A word that is in few facts weighs more; a whole name wins. */
  score: number;
}

const WHOLE_NAME = 2;

/** The facts that words mean, the best first; facts that have none of them are left out. */
export function referentsIn(
  words: readonly string[],
  text: string,
  facts: readonly Fact[],
  language: Language,
): Referent[] {
  const texts = facts.map((fact) => wordsOfFact(fact).join(' '));
  const weights = words.map((word): number[] => {
    const has = texts.map((each) => overlap([word], each, language) > 0);
    const count = has.filter(Boolean).length;
    return has.map((isIn) => (isIn ? 1 / count : 0));
  });
  return facts
    .map((fact, index): Referent => {
      const isWhole = 'name' in fact && fact.name !== undefined && hasWords(text, fact.name);
      const sum = weights.reduce((total, each) => total + each[index]!, 0);
      return { fact, score: sum + (isWhole ? WHOLE_NAME : 0) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}
