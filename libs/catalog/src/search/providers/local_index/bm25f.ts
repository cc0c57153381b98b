/** The fields of a passage; the letter is the weight class in its tsvector. */
export const FIELDS = { A: 'title', B: 'headings', D: 'body' } as const;

export type Field = (typeof FIELDS)[keyof typeof FIELDS];

/** A number per field. */
export type PerField = Readonly<Record<Field, number>>;

/** How often and where a query term stands in a passage. */
export interface Occurrences {
  readonly counts: PerField;
  /** Over all fields; fields do not touch. */
  readonly positions: readonly number[];
}

export interface ScorablePassage {
  readonly lengths: PerField;
  readonly occurrences: ReadonlyMap<string, Occurrences>;
}

export interface WeightedTerm {
  readonly term: string;
  /** Place in the query, for the phrase bonus. */
  readonly position: number;
  readonly idf: number;
}

const WEIGHT: PerField = { title: 3, headings: 2, body: 1 };
/** How much a long field dampens its counts: short fields hardly. */
const LENGTH_PENALTY: PerField = { title: 0.4, headings: 0.4, body: 0.75 };
const SATURATION = 1.2;
/** Worth of two query terms standing as near to each other as in the query, as part of their idf. */
const PHRASE_BONUS = 0.5;

/** Robertson and Spärck Jones' weight, never below zero. */
export const idfOf = (passages: number, holding: number): number =>
  Math.log(1 + (Math.max(passages, holding) - holding + 0.5) / (holding + 0.5));

/**
 * BM25F (Robertson, Zaragoza, Taylor 2004): counts of all fields, weighted and dampened by field length, add up
 * before they saturate; neighbours in the query that are neighbours in the passage earn a bonus.
 */
export function bm25f(passage: ScorablePassage, query: readonly WeightedTerm[], averages: PerField): number {
  let score = 0;
  for (const [index, { term, idf, position }] of query.entries()) {
    const found = passage.occurrences.get(term);
    if (!found) continue;
    const weight = pseudoCount(found.counts, passage.lengths, averages);
    score += (idf * weight) / (SATURATION + weight);

    const next = query[index + 1];
    const after = next && passage.occurrences.get(next.term);
    if (after && isPhrase(found.positions, after.positions, next.position - position)) {
      score += PHRASE_BONUS * Math.min(idf, next.idf);
    }
  }
  return score;
}

function pseudoCount(counts: PerField, lengths: PerField, averages: PerField): number {
  let sum = 0;
  for (const field of Object.values(FIELDS)) {
    if (counts[field] === 0) continue;
    const relative = averages[field] > 0 ? lengths[field] / averages[field] : 1;
    const penalty = 1 - LENGTH_PENALTY[field] + LENGTH_PENALTY[field] * relative;
    sum += (WEIGHT[field] * counts[field]) / penalty;
  }
  return sum;
}

function isPhrase(first: readonly number[], second: readonly number[], distance: number): boolean {
  const places = new Set(second);
  return first.some((place) => places.has(place + distance));
}
