import { supportOf } from '@capstan/text-analysis';
import type { DraftSentence } from '../../model/draft.js';
import { contentTerms, sharedTerms } from '../verification/content-terms.js';
import type { Evidence } from '../verification/evidence.js';
import type { ScoredStatement } from './relevant-statements.js';
import { type SaidWords, type Statement, isSameStatement } from './statement.js';
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
/** Shorter texts, such as headings, state nothing. */
const MIN_TERMS = 5;
/** Findings that share more of their words are duplicates. */
const MAX_SHARED = 0.7;

/** A statement with the sources that state it. */
export interface Finding extends SaidWords {
  text: string;
  sources: number[];
}

/** Finds what independent sources agree on. A copy of a text on another site confirms nothing. */
export class KeyFindings {
  private readonly pool: readonly ScoredStatement[];
  private readonly candidates: readonly ScoredStatement[];
  private readonly onQuestion: ReadonlySet<string>;

  /** @param byFacet statements on the facets, those on the question itself first. */
  constructor(
    byFacet: readonly (readonly ScoredStatement[])[],
    private readonly evidence: Evidence,
  ) {
    this.pool = byFacet.flat().filter(({ lead }) => lead === null);
    this.candidates = distinct(this.pool);
    this.onQuestion = new Set(byFacet[0]?.map(placeOf));
  }

  /** The sources of a sentence, with those of other sites that confirm it. */
  sourcesOf({ text, sources }: DraftSentence): number[] {
    const [first] = sources;
    const site = first === undefined ? undefined : this.evidence.source(first)?.site;
    const terms = contentTerms(text);
    if (first === undefined || site === undefined || terms.size < MIN_TERMS) return sources;
    return [first, ...this.confirming({ source: first, site, text, terms })];
  }

  /** Statements that several sites support, those of most sites first; each cites all of them. */
  confirmed(said: readonly SaidWords[]): Finding[] {
    const limit = this.evidence.originals.length > FEW_SOURCES ? MAX_FINDINGS : MAX_FINDINGS_OF_FEW;
    const found = this.unsaid(said).map((statement) => ({
      ...statement,
      sources: [statement.source, ...this.confirming(statement)],
    }));
    const confirmed = found
      .filter(({ sources }) => sources.length > 1)
      .toSorted((one, other) => other.sources.length - one.sources.length || other.score - one.score);
    return unalike(confirmed, []).slice(0, limit);
  }

  /** Statements of single sources, on the question first, if fewer than three are confirmed. */
  single(said: readonly SaidWords[], confirmed: number): Finding[] {
    const isOn = (statement: Statement): number => Number(this.onQuestion.has(placeOf(statement)));
    const found = this.unsaid(said).toSorted((one, other) => isOn(other) - isOn(one));
    const wanted = Math.max(0, MIN_FINDINGS - confirmed);
    return unalike(found, said)
      .slice(0, wanted)
      .map((statement) => ({ ...statement, sources: [statement.source] }));
  }

  private unsaid(said: readonly SaidWords[]): ScoredStatement[] {
    return this.candidates.filter((statement) => !said.some((other) => isSameStatement(statement, other)));
  }

  /** Sources of other sites with a sentence that supports the statement, one per site. */
  private confirming(statement: Pick<Statement, 'source' | 'site' | 'text' | 'terms'>): number[] {
    const sources = new Map<string, number>();
    for (const other of this.pool) {
      if (other.site === statement.site || sources.has(other.site)) continue;
      if (this.evidence.voiceOf(other.source) === this.evidence.voiceOf(statement.source)) continue;
      if (sharedTerms(statement.terms, other.terms) < statement.terms.size * MIN_CONFIRMED) continue;
      if (!supportOf(statement.text, other.text).isSupported || !isFullySupported(statement.text, other.text))
        continue;
      sources.set(other.site, other.source);
    }
    return [...sources.values()];
  }
}

const placeOf = ({ source, start }: Statement): string => `${source} ${start}`;

/** Without those that an earlier one contains nearly completely. */
function unalike<T extends SaidWords>(found: readonly T[], said: readonly SaidWords[]): T[] {
  const kept: T[] = [];
  for (const one of found) {
    if (![...said, ...kept].some((other) => isContained(one, other))) kept.push(one);
  }
  return kept;
}

function isContained(one: SaidWords, other: SaidWords): boolean {
  return sharedTerms(one.terms, other.terms) >= MAX_SHARED * Math.min(one.terms.size, other.terms.size);
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
