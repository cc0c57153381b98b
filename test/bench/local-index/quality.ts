import type { Question } from './question.js';

/** Retrieval quality: fractions of the questions, and mean reciprocal rank. */
export interface Quality {
  questions: number;
  /** The first page answers. */
  hit1: number;
  /** One of the first ten does. */
  hit10: number;
  mrr: number;
}

const PLACES = 10;

/** Rank of the first page that answers, from 1; undefined if none of the ten does. */
export function placeOf(question: Question, pages: readonly string[]): number | undefined {
  const counted = pages.filter((page) => !question.isExcluded(page)).slice(0, PLACES);
  const index = counted.findIndex((page) => question.isAnsweredBy(page));
  return index < 0 ? undefined : index + 1;
}

export function qualityOf(places: readonly (number | undefined)[]): Quality {
  const part = (isCounted: (place: number) => boolean): number =>
    places.filter((place) => place !== undefined && isCounted(place)).length / places.length;
  return {
    questions: places.length,
    hit1: part((place) => place === 1),
    hit10: part((place) => place <= PLACES),
    mrr:
      places.reduce<number>((sum, place) => sum + (place === undefined ? 0 : 1 / place), 0) / places.length,
  };
}
