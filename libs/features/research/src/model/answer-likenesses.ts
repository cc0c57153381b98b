import type { AnswerCandidate, Likeness } from '@capstan/answers';

/** What a sentence model found, by the id of the facet: of the first candidates of its question. Facets may be absent. */
export type AnswerLikenesses = Readonly<Record<string, readonly Likeness[]>>;

/** What a sentence model should read for a facet. */
export interface FacetCandidates {
  facetId: string;
  question: string;
  /** Best first. */
  candidates: readonly AnswerCandidate[];
}
