import type { AnnotatedPage, Score } from './annotated-page.js';

export const PAGE_TYPES = [
  'article',
  'forum',
  'product',
  'collection',
  'listing',
  'documentation',
  'service',
] as const;

export type PageType = (typeof PAGE_TYPES)[number];

/** Rules are made looking at `dev` only. */
export const PARTS = ['dev', 'test'] as const;

export type Part = (typeof PARTS)[number];

/** A page of a known type with its main text. */
export interface TypedPage extends AnnotatedPage {
  type: PageType;
  part: Part;
  truth: string;
}

export function isPageType(name: string): name is PageType {
  return PAGE_TYPES.some((type) => type === name);
}

/** Scores the words that a text has in common with the main text, whatever their order. */
export function wordScore(text: string, truth: string): Score {
  const [found, wanted] = [countWords(text), countWords(truth)];
  let common = 0;
  for (const [word, count] of found) common += Math.min(count, wanted.get(word) ?? 0);
  const precision = common / Math.max(1, total(found));
  const recall = common / Math.max(1, total(wanted));
  const f1 = common === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { f1, precision, recall };
}

/** Means over pages, so that long pages count no more than short ones. */
export function meanScore(scores: readonly Score[]): Score {
  const mean = (of: (score: Score) => number): number =>
    scores.reduce((sum, score) => sum + of(score), 0) / scores.length;
  return {
    f1: mean(({ f1 }) => f1),
    precision: mean(({ precision }) => precision),
    recall: mean(({ recall }) => recall),
  };
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function total(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}
