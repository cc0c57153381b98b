import { termsOf } from '@capstan/text-analysis';
import type { FacetCoverage, GapAnalysis } from '../../model/coverage.js';
import type { Facet, QueryPlan } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';

const ENOUGH_SITES = 2;
const ENOUGH_TERMS = 0.6;

/** How much the sources say of each facet, and which facets stay open. */
export function analyseGaps(plan: QueryPlan, sources: readonly Source[]): GapAnalysis {
  const coverage = plan.facets.map((facet) => coverageOf(facet, plan.subjectTerms, sources));
  const gaps = coverage
    .filter(({ isCovered }) => !isCovered)
    .toSorted((one, other) => one.sites - other.sites || one.terms - other.terms)
    .map(({ facetId }) => facetId);
  return { coverage, gaps };
}

function coverageOf(
  facet: Facet,
  subjectTerms: readonly string[],
  sources: readonly Source[],
): FacetCoverage {
  const speaking = sources
    .map((source) => ({ source, terms: heldBy(source, facet, subjectTerms) }))
    .filter(({ terms }) => terms >= ENOUGH_TERMS);
  const sites = new Set(speaking.map(({ source }) => voiceOf(source))).size;
  const terms = Math.max(0, ...speaking.map((one) => one.terms));
  return {
    facetId: facet.id,
    sources: speaking.map(({ source }) => source.id),
    sites,
    terms,
    isCovered: sites >= ENOUGH_SITES && terms >= ENOUGH_TERMS,
  };
}

/** Documents of a folder have one operator and many authors: each is a voice. */
function voiceOf({ site, url }: Source): string {
  return url.startsWith('file:') ? url : site;
}

function heldBy(source: Source, facet: Facet, subjectTerms: readonly string[]): number {
  const held = new Set(termsOf(`${source.title} ${source.text}`, 'index').map(({ term }) => term));
  const subject = facet.terms.filter((term) => subjectTerms.includes(term));
  const own = facet.terms.filter((term) => !subjectTerms.includes(term));
  const isNamed = own.length === 0 || own.some((term) => held.has(term));
  if (!isNamed) return 0;
  return subject.length === 0 ? 1 : subject.filter((term) => held.has(term)).length / subject.length;
}
