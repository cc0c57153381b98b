import { numbersIn } from '@capstan/text-analysis';
import type { Word } from '../reading/statement.js';
import type { Pair } from './operators.js';

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twice: '2',
  both: '2',
  double: '2',
};
/** A run of this many content words without a counterpart in the source counts in full. */
const LONG_RUN = 4;

/** How much of a claim its source states, and what is missing. */
export function coverageFeatures(
  pair: Pair,
  texts: { claim: string; source: string },
): Record<string, number> {
  const { alignment } = pair;
  const total = alignment.words.reduce((sum, { word }) => sum + word.weight, 0) || 1;
  const covered = (least: number): number =>
    alignment.words.reduce(
      (sum, { word, likeness }) => sum + (likeness >= least ? word.weight * likeness : 0),
      0,
    ) / total;
  const foreign = alignment.words.filter(({ likeness }) => likeness === 0).map(({ word }) => word);
  return {
    uncovered: 1 - covered(0.1),
    uncoveredExactly: 1 - covered(1),
    foreignRun: Math.min(1, longestRun(pair) / LONG_RUN),
    foreignWeight: Math.min(1, Math.max(0, ...foreign.map(({ weight }) => weight)) / 7),
    literalMissing: Math.min(2, foreign.filter(isName).length) / 2,
    numberMissing: Math.min(1, missingNumbers(texts).length),
    shortClaim: Math.max(0, 1 - alignment.words.length / 6),
  };
}

const isName = ({ isLiteral, lower }: Word): boolean => isLiteral && !/^\d/.test(lower);

function longestRun({ alignment }: Pair): number {
  let longest = 0;
  let run = 0;
  for (const { likeness } of alignment.words) {
    run = likeness > 0 ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function missingNumbers({ claim, source }: { claim: string; source: string }): string[] {
  const there = new Set(numberKeys(source));
  return numberKeys(claim).filter((key) => !there.has(key));
}

/** Values with units; number words are converted to digits. */
function numberKeys(text: string): string[] {
  const figures = text.replace(/\b[a-z]+\b/gi, (word) => NUMBER_WORDS[word.toLowerCase()] ?? word);
  return numbersIn(figures).map(({ value, unit }) => `${value} ${unit ?? ''}`);
}
