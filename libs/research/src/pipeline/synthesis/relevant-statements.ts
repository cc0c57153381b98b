import { PassageIndex, type RankedPassage, centrality } from '@capstan/text-analysis';
import type { Facet, QueryPlan } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';
import { contentTerms } from '../verification/content-terms.js';
import { type Statement, statementsOf } from './statement.js';

/** A quotable sentence and how well it serves a facet, above 0. */
export interface ScoredStatement extends Statement {
  score: number;
}

/** A passage of a source, its score weighed by the trust in the source. */
export interface RelevantPassage extends RankedPassage {
  source: Source;
}

/** Passages looked at for one facet, and of one source among them. */
const MAX_PASSAGES = 16;
const MAX_PASSAGES_OF_SOURCE = 3;

const WEIGHTS = { terms: 0.5, centrality: 0.25, passage: 0.25 } as const;
/** Readers asked in one language; what they cannot read comes second. */
const OTHER_LANGUAGE = 0.6;
/** A passage that holds less of the subject speaks of something else. */
const MIN_SUBJECT_SHARE = 0.5;

/** The sentences of sources that speak of the facets of a question. Sources are cut and counted once. */
export class RelevantStatements {
  private readonly sources: ReadonlyMap<number, Source>;
  private readonly passages: PassageIndex;

  constructor(
    private readonly plan: QueryPlan,
    sources: readonly Source[],
  ) {
    this.sources = new Map(sources.map((source) => [source.id, source]));
    this.passages = new PassageIndex(sources);
  }

  /** Best first. */
  of(facet: Facet): ScoredStatement[] {
    const subject = this.plan.subjectTerms;
    const own = facet.terms.filter((term) => !subject.includes(term));
    const passages = this.passagesOf(facet);
    const topScore = passages[0]?.score ?? 0;
    const found = passages.flatMap((passage) =>
      statementsOf(passage.source, passage).flatMap((statement) => {
        const near = new Set([...contentTerms(passage.heading), ...statement.terms]);
        const speaksOfIt = own.length === 0 || own.some((term) => near.has(term));
        const speaksOfSubject = subject.length === 0 || subject.some((term) => near.has(term));
        // The question itself is not held to all words it was asked in.
        const isRelevant = facet === this.plan.facets[0] ? speaksOfIt || speaksOfSubject : speaksOfIt;
        return isRelevant ? [{ statement, passage, near }] : [];
      }),
    );
    const wanted = weightsOf(
      [...new Set([...subject, ...facet.terms])],
      found.map(({ near }) => near),
    );
    const central = centrality(found.map(({ statement }) => statement.terms));
    const mostCentral = Math.max(0, ...central);
    return found
      .map(({ statement, passage, near }, index) => ({
        ...statement,
        score:
          this.trustIn(passage.source) *
          (WEIGHTS.terms * shareOf(wanted, near) +
            WEIGHTS.centrality * ((central[index] ?? 0) / (mostCentral || 1)) +
            WEIGHTS.passage * (passage.score / (topScore || 1))),
      }))
      .toSorted(
        (one, other) => other.score - one.score || one.source - other.source || one.start - other.start,
      );
  }

  /** The best passages of a facet, best first; few of one source. */
  passagesOf(facet: Facet): RelevantPassage[] {
    const subject = this.plan.subjectTerms;
    const perSource = new Map<number, number>();
    return this.passages
      .rank([...new Set([...subject, ...facet.terms])])
      .flatMap((passage) => {
        const source = this.sources.get(passage.document);
        return source ? [{ ...passage, source, score: passage.score * this.trustIn(source) }] : [];
      })
      .toSorted((one, other) => other.score - one.score)
      .filter(({ source, start, end, heading }) => {
        const taken = perSource.get(source.id) ?? 0;
        if (taken >= MAX_PASSAGES_OF_SOURCE) return false;
        const body = source.text.slice(start, end);
        if (
          subject.length > 0 &&
          partIn(subject, `${source.title}\n${heading}\n${body}`) < MIN_SUBJECT_SHARE
        ) {
          return false;
        }
        perSource.set(source.id, taken + 1);
        return true;
      })
      .slice(0, MAX_PASSAGES);
  }

  private trustIn({ credibility, language }: Source): number {
    const isReadable = language === null || this.plan.language === null || language === this.plan.language;
    return (0.5 + credibility.score / 2) * (isReadable ? 1 : OTHER_LANGUAGE);
  }
}

function partIn(terms: readonly string[], text: string): number {
  const there = contentTerms(text);
  return terms.filter((term) => there.has(term)).length / terms.length;
}

/** Rare terms weigh more. */
function weightsOf(terms: readonly string[], texts: readonly ReadonlySet<string>[]): Map<string, number> {
  return new Map(
    terms.map((term) => {
      const holders = texts.filter((text) => text.has(term)).length;
      return [term, Math.log(1 + (texts.length + 1) / (holders + 1))];
    }),
  );
}

function shareOf(wanted: ReadonlyMap<string, number>, there: ReadonlySet<string>): number {
  let all = 0;
  let held = 0;
  for (const [term, weight] of wanted) {
    all += weight;
    if (there.has(term)) held += weight;
  }
  return all === 0 ? 0 : held / all;
}
