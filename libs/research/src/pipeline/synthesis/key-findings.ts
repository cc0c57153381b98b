import type { DraftSentence } from '../../model/draft.js';
import { sharedTerms } from '../verification/content-terms.js';
import type { Evidence } from '../verification/evidence.js';
import type { ScoredStatement } from './relevant-statements.js';
import { isSameStatement } from './statement.js';

/** Statements that are looked up in all other sources. */
const MAX_CANDIDATES = 60;
const MAX_FINDINGS = 8;
const MAX_FINDINGS_OF_FEW = 5;
/** As many sources as the standard depth reads. */
const FEW_SOURCES = 8;
/** Fewer confirmed findings are filled up with what single sources say. */
const MIN_FINDINGS = 3;
/** Findings that share more of their words say the same. */
const MAX_SHARED = 0.7;

/**
 * Statements that sources of other sites bear out in words of their own; each cites all that do. A literal copy on
 * another site confirms nothing. Too few of them are filled up with the best statements of single sources, which cite one
 * source and so are not confirmed.
 */
export function findKeyFindings(
  byFacet: readonly (readonly ScoredStatement[])[],
  evidence: Evidence,
): DraftSentence[] {
  const candidates = distinct(byFacet.flat().filter(({ lead }) => lead === null)).slice(0, MAX_CANDIDATES);
  const findings = candidates.map((statement) => ({
    statement,
    sources: [statement.source, ...evidence.confirming(statement)],
  }));
  const confirmed = findings
    .filter(({ sources }) => sources.length > 1)
    .toSorted(
      (one, other) =>
        other.sources.length - one.sources.length || other.statement.score - one.statement.score,
    );
  const single = findings.filter(({ sources }) => sources.length === 1);
  const limit = evidence.originals.length > FEW_SOURCES ? MAX_FINDINGS : MAX_FINDINGS_OF_FEW;
  const chosen: typeof findings = [];
  for (const finding of [...confirmed, ...single]) {
    const isConfirmed = finding.sources.length > 1;
    if (chosen.length >= (isConfirmed ? limit : MIN_FINDINGS)) continue;
    if (!chosen.some((other) => isSaidBy(other.statement, finding.statement))) chosen.push(finding);
  }
  return chosen.map(({ statement, sources }) => ({ text: statement.text, sources }));
}

/** Whether one finding says nearly all that another one says. */
function isSaidBy(one: ScoredStatement, other: ScoredStatement): boolean {
  const shared = sharedTerms(one.terms, other.terms);
  return shared >= MAX_SHARED * Math.min(one.terms.size, other.terms.size);
}

/** Best first, each statement once. */
function distinct(statements: readonly ScoredStatement[]): ScoredStatement[] {
  const kept: ScoredStatement[] = [];
  for (const statement of statements.toSorted((one, other) => other.score - one.score)) {
    if (kept.length >= MAX_CANDIDATES) break;
    if (!kept.some((other) => isSameStatement(statement, other))) kept.push(statement);
  }
  return kept;
}
