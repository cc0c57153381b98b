import { termsOf } from '@capstan/text-analysis';
import { WEIGHTS } from './weights.js';

/** A term of the query. */
export interface WeightedTerm {
  readonly term: string;
  readonly idf: number;
  /** Another term that means the same: `backup` for the `back` of "back up". */
  readonly compound?: string;
}

/**
 * Returns the bonus of a passage in which words that are adjacent in the query are close to each other: the idf of
 * the rarer one for adjacent words in the same order, less with each word in between.
 */
export function proximityOf(query: readonly WeightedTerm[], ...texts: readonly string[]): number {
  if (query.length < 2) return 0;
  const wanted = new Set(query.map(({ term }) => term));
  const places = texts.map((text) => placesOf(text, wanted));
  let bonus = 0;
  query.forEach(({ term, idf }, index) => {
    const next = query[index + 1];
    if (!next) return;
    const nearest = Math.max(...places.map((of) => nearness(of.get(term), of.get(next.term))));
    bonus += Math.min(idf, next.idf) * nearest;
  });
  return WEIGHTS.proximity * bonus;
}

/** Returns the maximum bonus of a passage. */
export function highestProximity(query: readonly WeightedTerm[]): number {
  let bonus = 0;
  query.forEach(({ idf }, index) => {
    bonus += Math.min(idf, query[index + 1]?.idf ?? 0);
  });
  return WEIGHTS.proximity * bonus;
}

function placesOf(text: string, wanted: ReadonlySet<string>): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const { term, position } of termsOf(text, 'index')) {
    if (!wanted.has(term)) continue;
    const of = places.get(term);
    if (of) of.push(position);
    else places.set(term, [position]);
  }
  return places;
}

/** 1 for adjacent words, 0 for words too far apart. */
function nearness(one: readonly number[] = [], other: readonly number[] = []): number {
  let best = 0;
  for (const from of one) {
    for (const to of other) {
      const distance = to - from;
      if (distance === 0 || Math.abs(distance) > WEIGHTS.proximityWords) continue;
      best = Math.max(best, distance > 0 ? 1 / distance : WEIGHTS.reversed / -distance);
    }
  }
  return best;
}
