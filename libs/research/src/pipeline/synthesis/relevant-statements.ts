import { PassageIndex, type RankedPassage, centrality } from '@capstan/text-analysis';
import type { Facet, QueryPlan } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';
import { contentTerms, sharedTerms } from '../verification/content-terms.js';
import { type Statement, statementsOf } from './statement.js';

/** A quotable sentence and how well it serves a facet, above 0. */
export interface ScoredStatement extends Statement {
  score: number;
}

/** A passage of a source, its score weighed by the trust in the source. */
export interface RelevantPassage extends RankedPassage {
  source: Source;
}

/** Passages looked at for one facet, those chosen of them, and those of one source. */
const MAX_COMPARED = 120;
const MAX_PASSAGES = 16;
const MAX_PASSAGES_OF_SOURCE = 3;

const WEIGHTS = { terms: 0.5, centrality: 0.25, passage: 0.25 } as const;
/** For a sentence that is about the subject, not only mentions it. */
const OPENS_WITH_SUBJECT = 0.1;
/** Beside a sentence that holds most of the words, one with few of them is off the point. */
const MIN_SHARE_OF_BEST = 0.25;
/** Readers asked in one language; what they cannot read comes second. */
const OTHER_LANGUAGE = 0.6;
/** A passage that holds less of the subject speaks of something else. */
const MIN_SUBJECT_SHARE = 0.4;

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
    const own = facet === this.plan.facets[0] ? [] : facet.terms.filter((term) => !subject.includes(term));
    const passages = this.passagesOf(facet);
    const topScore = passages[0]?.score ?? 0;
    const found = passages.flatMap((passage) =>
      statementsOf(passage.source, passage).flatMap((statement) => {
        const near = new Set([...contentTerms(passage.heading), ...statement.terms]);
        const wantedWords = own.length > 0 ? own : subject;
        const isRelevant = wantedWords.length === 0 || sharedTerms(wantedWords, near) > 0;
        return isRelevant ? [{ statement, passage, near }] : [];
      }),
    );
    const wanted = weightsOf(
      [...new Set([...subject, ...facet.terms])],
      found.map(({ near }) => near),
    );
    const central = centrality(found.map(({ statement }) => statement.terms));
    const mostCentral = Math.max(0, ...central);
    const shares = found.map(({ near }) => shareOf(wanted, near));
    const highest = Math.max(0, ...shares);
    return found
      .map(({ statement, passage }, index) => ({
        ...statement,
        share: shares[index] ?? 0,
        score:
          this.trustIn(passage.source) *
          (WEIGHTS.terms * (shares[index] ?? 0) +
            WEIGHTS.centrality * ((central[index] ?? 0) / (mostCentral || 1)) +
            WEIGHTS.passage * (passage.score / (topScore || 1)) +
            (subject.includes([...statement.terms][0] ?? '') ? OPENS_WITH_SUBJECT : 0)),
      }))
      .filter(({ share }) => share >= highest * MIN_SHARE_OF_BEST)
      .toSorted(
        (one, other) => other.score - one.score || one.source - other.source || one.start - other.start,
      );
  }

  /** The best passages of a facet, best first; few of one source. */
  passagesOf(facet: Facet): RelevantPassage[] {
    const { subjectTerms: subject, facets } = this.plan;
    const terms = [...new Set([...subject, ...facet.terms])];
    const own = facet === facets[0] ? [] : facet.terms.filter((term) => !subject.includes(term));
    const eligible: { passage: RelevantPassage; there: ReadonlySet<string> }[] = [];
    for (const passage of this.passages.rank(terms)) {
      if (eligible.length >= MAX_COMPARED) break;
      const source = this.sources.get(passage.document);
      if (!source) continue;
      const body = source.text.slice(passage.start, passage.end);
      const there = contentTerms(`${source.title}\n${passage.heading}\n${body}`);
      if (own.length > 0 && sharedTerms(own, there) === 0) continue;
      eligible.push({ passage: { ...passage, source }, there });
    }
    // One word many times is not as good as many of the words once.
    const wanted = weightsOf(
      terms,
      eligible.map(({ there }) => there),
    );
    const subjectWeights = new Map([...wanted].filter(([term]) => subject.includes(term)));
    const perSource = new Map<number, number>();
    return eligible
      .filter(({ there }) => subject.length === 0 || shareOf(subjectWeights, there) >= MIN_SUBJECT_SHARE)
      .map(({ passage, there }) => ({
        ...passage,
        score: passage.score * this.trustIn(passage.source) * (0.25 + 0.75 * shareOf(wanted, there)),
      }))
      .toSorted((one, other) => other.score - one.score)
      .filter(({ source }) => {
        const taken = (perSource.get(source.id) ?? 0) + 1;
        perSource.set(source.id, taken);
        return taken <= MAX_PASSAGES_OF_SOURCE;
      })
      .slice(0, MAX_PASSAGES);
  }

  private trustIn({ credibility, language }: Source): number {
    const isReadable = language === null || this.plan.language === null || language === this.plan.language;
    return (0.5 + credibility.score / 2) * (isReadable ? 1 : OTHER_LANGUAGE);
  }
}

/** Rare terms weigh more. */
function weightsOf(terms: readonly string[], texts: readonly ReadonlySet<string>[]): Map<string, number> {
  return new Map(
    terms.map((term) => {
      const holders = texts.filter((text) => text.has(term)).length;
      return [term, Math.log(1 + (texts.length + 1) / (holders + 1)) ** 2];
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
