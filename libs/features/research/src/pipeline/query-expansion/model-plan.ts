import { z } from 'zod';
import { cutText, termsOf } from '@capstan/text-analysis';
import type { Facet, QueryPlan } from '../../model/query-plan.js';
import { distinctQueries, distinctTerms, headingOf } from './facet-texts.js';
import { PHRASEBOOKS } from './phrasebooks/phrasebooks.js';
import { questionWords } from './question-words.js';

/**
 * Schema of the model's answer. Limits are applied when it is merged, so that one word too many does not
 * invalidate it.
 */
export const MODEL_PLAN = z.object({
  facets: z.array(
    z.object({
      heading: z.string(),
      terms: z.array(z.string()),
      queries: z.array(z.string()),
    }),
  ),
});
export type ModelPlan = z.infer<typeof MODEL_PLAN>;

const MAX_FACETS_READ = 12;
const MAX_QUERIES = 4;
const MAX_TERMS = 12;
const MAX_TEXT = 200;
const MAX_WORDS = 10;

/**
 * Merges a model's additions into a plan: queries and terms for existing facets, and further facets. The
 * question, the title and the subject are not changed; a heading is accepted only if each of its words is
 * from the question or a fixed name of an aspect; a query must share a word with the question.
 */
export function withModelPlan(
  plan: QueryPlan,
  model: ModelPlan,
  query: string,
  maxFacets: number,
): QueryPlan {
  const allowed = allowedTerms(plan, query);
  const facets = [...plan.facets];
  for (const { heading, terms, queries } of model.facets.slice(0, MAX_FACETS_READ)) {
    const title = cutText(heading.trim(), MAX_TEXT);
    const words = termsIn(title);
    if (words.length === 0 || words.some((word) => !allowed.has(word))) continue;
    const related = queries
      .slice(0, MAX_QUERIES)
      .map(plainQuery)
      .filter((text) => isRelated(text, plan));
    const place = facets.findIndex((facet) => termsIn(facet.heading).join(' ') === words.join(' '));
    const known = facets[place];
    const further = distinctTerms(terms.slice(0, MAX_TERMS).map((term) => cutText(term, MAX_TEXT)));
    if (known) facets[place] = enriched(known, related, further);
    else if (facets.length < maxFacets && related.length > 0) {
      const added = { id: `f${facets.length + 1}`, heading: headingOf(title), terms: [], queries: [] };
      facets.push(enriched(added, related, [...plan.subjectTerms, ...words, ...further]));
    }
  }
  return { ...plan, facets };
}

/** Removes operators and quotes, as from a caller's query. */
function plainQuery(query: string): string {
  return questionWords(cutText(query, MAX_TEXT))
    .slice(0, MAX_WORDS)
    .map(({ text }) => text)
    .join(' ');
}

/** The rules' best query stays first. */
function enriched(facet: Facet, queries: readonly string[], terms: readonly string[]): Facet {
  const [first, ...rest] = facet.queries;
  return {
    ...facet,
    queries: distinctQueries([...(first === undefined ? [] : [first]), ...queries, ...rest]),
    terms: [...new Set([...facet.terms, ...terms])].slice(0, Math.max(facet.terms.length, MAX_TERMS)),
  };
}

function isRelated(text: string, { subjectTerms }: QueryPlan): boolean {
  return termsIn(text).some((term) => subjectTerms.includes(term));
}

/** Words of the question, the names of aspects in its language, and function words. */
function allowedTerms({ language }: QueryPlan, query: string): ReadonlySet<string> {
  const phrasebook = PHRASEBOOKS.find((one) => one.language === (language ?? 'en'));
  const names = phrasebook
    ? [
        ...Object.values(phrasebook.aspects).flatMap(({ heading, words, names: further = [] }) => [
          heading,
          ...words,
          ...further,
        ]),
        ...phrasebook.stopWords,
      ]
    : [];
  return new Set([query, ...names].flatMap(termsIn));
}

const termsIn = (text: string): string[] => termsOf(text, 'query').map(({ term }) => term);
