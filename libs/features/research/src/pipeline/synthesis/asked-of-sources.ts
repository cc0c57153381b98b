import type { AnswerPage, Question } from '@capstan/answers';
import type { FacetCoverage } from '../../model/coverage.js';
import type { Facet, QueryPlan } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';

/** A source as a page that may contain an answer. */
export function answerPage({ id, title, text, headings, snippet, site, credibility }: Source): AnswerPage {
  return { id, title, text, headings, snippet, site, credibility: credibility.score };
}

/** The question of a facet, which is its heading. */
export function questionOf(
  facet: Facet,
  { subjectTerms, facets }: Pick<QueryPlan, 'subjectTerms' | 'facets'>,
): Question {
  return { text: facet.heading, terms: facet.terms, subjectTerms, isFurther: facet !== facets[0] };
}

/** Returns whether a facet must be answered: also one without a source, which makes the report less certain. */
export function isQuestion(facet: Facet, { facets }: Pick<QueryPlan, 'facets'>): boolean {
  return facet === facets[0] || /[?？]$/u.test(facet.heading);
}

/** Returns whether a facet may have a source. */
export function isCovered({ id }: Facet, coverage: readonly FacetCoverage[]): boolean {
  return coverage.find(({ facetId }) => facetId === id)?.sources.length !== 0;
}
