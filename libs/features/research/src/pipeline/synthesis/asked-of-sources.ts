import type { AnswerPage, Question } from '@capstan/answers';
import type { Facet, QueryPlan } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';

/** A source as a page that may answer. */
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
