import { diverse } from '@capstan/text-analysis';
import type { FacetCoverage } from '../../model/coverage.js';
import type { Draft, DraftSentence } from '../../model/draft.js';
import type { QueryPlan } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';
import { Evidence } from '../verification/evidence.js';
import { findKeyFindings } from './key-findings.js';
import { RelevantStatements, type ScoredStatement } from './relevant-statements.js';
import { type Statement, isSameStatement } from './statement.js';

/** Author of a report that consists of quotations. */
export const EXTRACTIVE = 'extractive';

const MAX_SECTION = 6;
/** Fewer are filled up from sources that have had their share. */
const MIN_SECTION = 3;
/** Of one source, while others have something to say. */
const MAX_OF_SOURCE = 2;
const MAX_SUMMARY = 3;
const MIN_SUMMARY = 2;
/** What scores less than this part of the best is left out. */
const MIN_SCORE_SHARE = 0.45;
const LAMBDA = 0.7;
const MAX_CHOICES = 60;

/**
 * A report made of sentences of its sources, verbatim: sections by facet, a summary, and what independent sites agree on
 * (docs/research.md). No sentence stands twice in a section list, in the summary or among the findings.
 */
export function writeExtract(
  plan: QueryPlan,
  sources: readonly Source[],
  coverage: readonly FacetCoverage[],
): Draft {
  const evidence = new Evidence(sources);
  const relevant = new RelevantStatements(plan, evidence.originals);
  const byFacet = plan.facets.map((facet) => {
    const known = coverage.find(({ facetId }) => facetId === facet.id);
    return { facetId: facet.id, found: known?.sources.length === 0 ? [] : relevant.of(facet) };
  });
  const used: Statement[] = [];
  const sections = byFacet.flatMap(({ facetId, found }) => {
    const chosen = choose(found, { limit: MAX_SECTION, atLeast: MIN_SECTION }, used);
    used.push(...chosen);
    return chosen.length === 0 ? [] : [{ facetId, sentences: withLeads(chosen) }];
  });
  const answering = (byFacet[0]?.found ?? []).filter(({ lead }) => lead === null);
  return {
    author: EXTRACTIVE,
    summary: choose(answering, { limit: MAX_SUMMARY, atLeast: MIN_SUMMARY }, []).map(draftOf),
    sections,
    keyFindings: findKeyFindings(
      byFacet.map(({ found }) => found),
      evidence,
    ),
  };
}

/** The best sentences that differ, from several sources where there are several; none that was used before. */
function choose(
  found: readonly ScoredStatement[],
  { limit, atLeast }: { limit: number; atLeast: number },
  used: readonly Statement[],
): ScoredStatement[] {
  const threshold = (found[0]?.score ?? 0) * MIN_SCORE_SHARE;
  const candidates = found
    .filter(({ score }) => score >= threshold)
    .slice(0, MAX_CHOICES)
    .filter((statement) => !used.some((other) => isSameStatement(statement, other)));
  const ordered = diverse(candidates, { limit: candidates.length, lambda: LAMBDA }).flatMap((index) => {
    const candidate = candidates[index];
    return candidate ? [candidate] : [];
  });
  const chosen: ScoredStatement[] = [];
  const taken: Statement[] = [...used];
  const take = (statement: ScoredStatement): void => {
    const parts = statement.lead ? [statement.lead, statement] : [statement];
    if (parts.some((part) => taken.some((other) => isSameStatement(part, other)))) return;
    if (taken.length - used.length + parts.length > limit) return;
    chosen.push(statement);
    taken.push(...parts);
  };
  const manySources = new Set(candidates.map(({ source }) => source)).size > 1;
  for (const statement of ordered) {
    const ofSource = chosen.filter(({ source }) => source === statement.source).length;
    if (!manySources || ofSource < MAX_OF_SOURCE) take(statement);
  }
  for (const statement of ordered) {
    if (chosen.length < atLeast && !chosen.includes(statement)) take(statement);
  }
  return chosen;
}

function withLeads(statements: readonly Statement[]): DraftSentence[] {
  return statements.flatMap((statement) =>
    statement.lead ? [draftOf(statement.lead), draftOf(statement)] : [draftOf(statement)],
  );
}

function draftOf({ text, source }: Statement): DraftSentence {
  return { text, sources: [source] };
}
