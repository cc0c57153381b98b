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

/** How answers were chosen: by words alone, or also by how much of the question they say by a sentence model. */
export const ANSWER_RANKINGS = ['words', 'words_and_meaning'] as const;
export type AnswerRanking = (typeof ANSWER_RANKINGS)[number];
