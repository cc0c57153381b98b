import type { FacetCoverage } from '../../model/coverage.js';
import type { Draft, DraftSentence } from '../../model/draft.js';
import type { QueryPlan } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';
import { Evidence } from '../verification/evidence.js';
import { chooseStatements } from './choose-statements.js';
import { findKeyFindings } from './key-findings.js';
import { RelevantStatements, type ScoredStatement } from './relevant-statements.js';
import { type Statement, isSameStatement } from './statement.js';

/** Author of a report that consists of quotations. */
export const EXTRACTIVE = 'extractive';

const SECTION = { limit: 6, atLeast: 3 } as const;
/** Taken for the main question before the facets take theirs. */
const OPENING = { limit: 2, atLeast: 2 } as const;
const SUMMARY = { limit: 3, atLeast: 2 } as const;

/**
 * Writes a report of verbatim sentences of its sources: sections by facet, a summary, and what independent
 * sites agree on (docs/research.md). Nothing is repeated within the sections, the summary, or the findings;
 * the latter two repeat sentences of the sections.
 */
export function writeExtract(
  plan: QueryPlan,
  sources: readonly Source[],
  coverage: readonly FacetCoverage[],
): Draft {
  const evidence = new Evidence(sources);
  const relevant = new RelevantStatements(plan, evidence.originals);
  const [question, ...facets] = plan.facets.map((facet) => {
    const known = coverage.find(({ facetId }) => facetId === facet.id);
    const isQuestion = /[?？]$/u.test(facet.heading);
    return { facetId: facet.id, isQuestion, found: known?.sources.length === 0 ? [] : relevant.of(facet) };
  });
  if (!question) return { author: EXTRACTIVE, summary: [], sections: [], keyFindings: [] };

  // The best answer to a further question is reserved for its section.
  const answers = facets.flatMap(({ found }) => found.slice(0, 1));
  const own = question.found.filter(
    (statement) => !answers.some((answer) => isSameStatement(answer, statement)),
  );
  const opening = chooseStatements(own.length > 0 ? own : question.found, OPENING);
  const used = [...opening];
  const others = facets.map(({ facetId, found }) => {
    const chosen = chooseStatements(found, SECTION, { elsewhere: used });
    used.push(...chosen);
    return { facetId, chosen };
  });
  const elsewhere = others.flatMap(({ chosen }) => chosen);
  const first = chooseStatements(question.found, SECTION, { begun: opening, elsewhere });
  const onQuestion = answering(
    question.found,
    facets.flatMap(({ found }) => found),
  );
  const summary = chooseStatements(onQuestion, SUMMARY);
  const askedFor = [...own, ...facets.flatMap(({ isQuestion, found }) => (isQuestion ? found : []))];
  return {
    author: EXTRACTIVE,
    summary: summary.map(draftOf),
    sections: [{ facetId: question.facetId, chosen: first }, ...others]
      .filter(({ chosen }) => chosen.length > 0)
      .map(({ facetId, chosen }) => ({ facetId, sentences: chosen.map(draftOf) })),
    keyFindings: findKeyFindings([askedFor, ...facets.map(({ found }) => found)], evidence, summary),
  };
}

/** Sentences for the summary: self-contained ones on the question, or else any. */
function answering(
  onQuestion: readonly ScoredStatement[],
  onFacets: readonly ScoredStatement[],
): readonly ScoredStatement[] {
  const all = [...onQuestion, ...onFacets];
  const options = [onQuestion, all].map((found) => found.filter(({ lead }) => lead === null));
  return options.find((found) => found.length > 0) ?? all;
}

function draftOf({ text, source }: Statement): DraftSentence {
  return { text, sources: [source] };
}
