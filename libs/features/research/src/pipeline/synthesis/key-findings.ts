import { supportOf } from '@capstan/text-analysis';
import type { DraftSentence } from '../../model/draft.js';
import { sharedTerms } from '../verification/content-terms.js';
import type { Evidence } from '../verification/evidence.js';
import type { ScoredStatement } from './relevant-statements.js';
import { type Statement, isSameStatement } from './statement.js';
import { isFullySupported } from '../verification/fully-supported.js';

/** Statements that are compared with all other sources. */
const MAX_CANDIDATES = 60;
const MAX_FINDINGS = 8;
const MAX_FINDINGS_OF_FEW = 5;
/** As many sources as the standard depth reads. */
const FEW_SOURCES = 8;
/** With fewer confirmed findings, statements of single sources are added. */
const MIN_FINDINGS = 3;
/** Share of its words that one sentence elsewhere must contain. */
const MIN_CONFIRMED = 0.5;
/** Findings that share more of their words are duplicates. */
const MAX_SHARED = 0.7;

/**
 * Finds statements that sources of other sites support; each cites all of them. A copy of the text on another
 * site confirms nothing. If there are too few, the best statements of single sources are added, which cite
 * one source and so are not confirmed: those on the main question first, and statements of the summary only
 * if there is nothing else.
 */
export function findKeyFindings(
  byFacet: readonly (readonly ScoredStatement[])[],
  evidence: Evidence,
  summary: readonly Statement[],
): DraftSentence[] {
  const pool = byFacet.flat().filter(({ lead }) => lead === null);
  const candidates = distinct(pool);
  const findings = candidates.map((statement) => ({
    statement,
    sources: [statement.source, ...confirming(statement, pool, evidence)],
  }));
  const confirmed = findings
    .filter(({ sources }) => sources.length > 1)
    .toSorted(
      (one, other) =>
        other.sources.length - one.sources.length || other.statement.score - one.statement.score,
    );
  const [onQuestion = []] = byFacet;
  const onItself = new Set(onQuestion.map(placeOf));
  const single = findings
    .filter(({ sources }) => sources.length === 1)
    .toSorted(
      ({ statement: one }, { statement: other }) =>
        Number(onItself.has(placeOf(other))) - Number(onItself.has(placeOf(one))),
    );
  const isSummed = ({ statement }: (typeof findings)[number]): boolean =>
    summary.some((other) => isSameStatement(statement, other));
  const unsaid = single.filter((finding) => !isSummed(finding));
  const limit = evidence.originals.length > FEW_SOURCES ? MAX_FINDINGS : MAX_FINDINGS_OF_FEW;
  const chosen: typeof findings = [];
  for (const finding of [...confirmed, ...unsaid, ...single.filter(isSummed)]) {
    const isConfirmed = finding.sources.length > 1;
    if (chosen.length >= (isConfirmed ? limit : MIN_FINDINGS)) continue;
    if (!chosen.some((other) => isSaidBy(other.statement, finding.statement))) chosen.push(finding);
  }
  return chosen.map(({ statement, sources }) => ({ text: statement.text, sources }));
}

const placeOf = ({ source, start }: Statement): string => `${source} ${start}`;

/** Sources of other sites with a sentence that supports the statement, one per site. */
function confirming(statement: Statement, pool: readonly Statement[], evidence: Evidence): number[] {
  const sources = new Map<string, number>();
  for (const other of pool) {
    if (other.site === statement.site || sources.has(other.site)) continue;
    if (evidence.voiceOf(other.source) === evidence.voiceOf(statement.source)) continue;
    if (sharedTerms(statement.terms, other.terms) < statement.terms.size * MIN_CONFIRMED) continue;
    if (!supportOf(statement.text, other.text).isBorneOut || !isFullySupported(statement.text, other.text))
      continue;
    sources.set(other.site, other.source);
  }
  return [...sources.values()];
}

/** Whether one finding contains nearly all of another. */
function isSaidBy(one: ScoredStatement, other: ScoredStatement): boolean {
  const shared = sharedTerms(one.terms, other.terms);
  return shared >= MAX_SHARED * Math.min(one.terms.size, other.terms.size);
}

/** Best first, without duplicates. */
function distinct(statements: readonly ScoredStatement[]): ScoredStatement[] {
  const kept: ScoredStatement[] = [];
  for (const statement of statements.toSorted((one, other) => other.score - one.score)) {
    if (kept.length >= MAX_CANDIDATES) break;
    if (!kept.some((other) => isSameStatement(statement, other))) kept.push(statement);
  }
  return kept;
}
