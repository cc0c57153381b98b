import { CODE_IMPORTANCE, isCodeTerm } from '@capstan/answers';
import { PassageIndex, type RankedPassage, termsOf } from '@capstan/text-analysis';
import type { FacetCoverage, GapAnalysis } from '../../model/coverage.js';
import type { Facet, QueryPlan } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';

/** Independent sites required for a facet. */
const ENOUGH_SITES = 2;
/**
 * Share of its terms that a relevant passage must contain; for a long question limited to a number of words.
 */
const ENOUGH_TERMS = 0.6;
const SHORT_QUESTION = 5;
/** Passages examined per facet: the best of all sources. */
const MAX_PASSAGES = 300;

/** Computes the coverage of each facet, and which facets are not covered, worst first. */
export function analyzeGaps(plan: QueryPlan, sources: readonly Source[]): GapAnalysis {
  const index = new PassageIndex(
    sources.map(({ id, title, headings, text }) => ({ id, title, headings, text })),
  );
  const byId = new Map(sources.map((source) => [source.id, source]));
  const coverage = plan.facets.map((facet) => {
    const passages = index.rank(facet.terms).slice(0, MAX_PASSAGES);
    const held = heldBySource(facet, plan.subjectTerms, passages, byId);
    return coverageOf(facet, held, enoughOf(facet, plan.subjectTerms), byId);
  });
  const gaps = coverage
    .filter(({ isCovered }) => !isCovered)
    .toSorted((one, other) => one.sites - other.sites || one.terms - other.terms)
    .map(({ facetId }) => facetId);
  return { coverage, gaps };
}

function coverageOf(
  { id }: Facet,
  held: ReadonlyMap<number, number>,
  enough: number,
  byId: ReadonlyMap<number, Source>,
): FacetCoverage {
  const speaking = [...held].filter(([, part]) => part >= enough).map(([source]) => source);
  const voices = new Set(speaking.map((source) => byId.get(source)?.site));
  return {
    facetId: id,
    sources: speaking.toSorted((one, other) => one - other),
    sites: voices.size,
    terms: Math.max(0, ...held.values()),
    isCovered: voices.size >= ENOUGH_SITES,
  };
}

function enoughOf({ terms }: Facet, subjectTerms: readonly string[]): number {
  const ofSubject = terms.filter((term) => subjectTerms.includes(term)).length;
  return ENOUGH_TERMS * Math.min(1, SHORT_QUESTION / Math.max(1, ofSubject));
}

/** The share of a facet's terms in the best passage of each source. */
function heldBySource(
  facet: Facet,
  subjectTerms: readonly string[],
  passages: readonly RankedPassage[],
  byId: ReadonlyMap<number, Source>,
): Map<number, number> {
  const held = new Map<number, number>();
  for (const { document, start, end, heading } of passages) {
    const source = byId.get(document);
    if (!source || held.get(document) === 1) continue;
    const text = `${source.title}\n${heading}\n${source.text.slice(start, end)}`;
    const terms = new Set(termsOf(text, 'index').map(({ term }) => term));
    held.set(document, Math.max(held.get(document) ?? 0, heldShare(facet, subjectTerms, terms)));
  }
  return held;
}

/**
 * Terms of the subject count individually, an exact code more than all words around it. The others are synonyms, such as cost and price: one of them is
 * enough, and without any the passage is not relevant.
 */
function heldShare(facet: Facet, subjectTerms: readonly string[], held: ReadonlySet<string>): number {
  const subject = facet.terms.filter((term) => subjectTerms.includes(term));
  const own = facet.terms.filter((term) => !subjectTerms.includes(term));
  const isNamed = own.length === 0 || own.some((term) => held.has(term));
  const heldOfSubject = subject.filter((term) => held.has(term));
  const part = subject.length === 0 ? 1 : importanceOf(heldOfSubject) / importanceOf(subject);
  return isNamed ? part : part * (ENOUGH_TERMS / 2);
}

const importanceOf = (terms: readonly string[]): number =>
  terms.reduce((sum, term) => sum + (isCodeTerm(term) ? CODE_IMPORTANCE : 1), 0);
