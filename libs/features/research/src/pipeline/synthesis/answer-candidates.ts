import { AnswerFinder } from '@capstan/answers';
import type { FacetCandidates } from '../../model/answer-likenesses.js';
import type { FacetCoverage } from '../../model/coverage.js';
import type { QueryPlan } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';
import { Evidence } from '../verification/evidence.js';
import { answerPage, isCovered, isQuestion, questionOf } from './asked-of-sources.js';

/** What could answer the questions of a plan, for a sentence model to read. The extract finds the same candidates. */
export function answerCandidates(
  plan: QueryPlan,
  sources: readonly Source[],
  coverage: readonly FacetCoverage[],
): FacetCandidates[] {
  const finder = new AnswerFinder(new Evidence(sources).originals.map(answerPage));
  return plan.facets
    .filter((facet) => isQuestion(facet, plan) && isCovered(facet, coverage))
    .map((facet) => ({
      facetId: facet.id,
      question: facet.heading,
      candidates: finder.candidates(questionOf(facet, plan)),
    }))
    .filter(({ candidates }) => candidates.length > 0);
}
