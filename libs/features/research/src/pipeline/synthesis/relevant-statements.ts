import { isAside } from '@capstan/answers';
import { PassageIndex, type RankedPassage, centrality, queryTerms } from '@capstan/text-analysis';
import type { Facet, QueryPlan } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';
import { contentTerms, sharedTerms } from '../verification/content-terms.js';
import { answerForm } from './answer-form.js';
import { questionOf } from './asked-of-sources.js';
import { type Statement, statementsOf } from './statement.js';

/** A quotable sentence and its relevance to a facet, above 0. */
export interface ScoredStatement extends Statement {
  score: number;
}

/** A passage of a source, its score weighted by credibility. */
export interface RelevantPassage extends RankedPassage {
  source: Source;
}

/** Approximate length in UTF-16 units; affects only the scores. */
const PASSAGE_LENGTH = 900;
/** Passages examined per facet, those chosen of them, and those per source. */
const MAX_COMPARED = 120;
const MAX_PASSAGES = 16;
const MAX_PASSAGES_OF_SOURCE = 3;

const WEIGHTS = { terms: 0.5, centrality: 0.25, passage: 0.25 } as const;
/** A heading indicates the topic of a sentence, not its content. */
const SAID_SHARE = 0.75;
/** Bonus for a sentence that begins with the subject. */
const OPENS_WITH_SUBJECT = 0.1;
/** Sentences with few of the words are off-topic if others contain most of them. */
const MIN_SHARE_OF_BEST = 0.4;
/**
 * Penalty for a sentence with neither the rarest word of the subject nor two adjacent words of it: about
 * Debian and software, if the question is about software RAID in Debian.
 */
const OFF_FOCUS = 0.7;
/** Penalty for a sentence in another language than the question. */
const OTHER_LANGUAGE = 0.6;
/**
 * A passage with a smaller share of the subject is off-topic; no passage contains all words of a long one.
 */
const MIN_SUBJECT_SHARE = 0.4;
const SHORT_SUBJECT = 5;
/** A sentence with a smaller share of the subject, title and heading included, is off-topic. */
const MIN_SUBJECT_SAID = 0.2;

/**
 * The sentences of sources that are relevant to the facets of a question. Sources are split and counted once.
 */
export class RelevantStatements {
  private readonly sources: ReadonlyMap<number, Source>;
  private readonly passages: PassageIndex;
  private readonly passageCount: number;
  private readonly weights = new Map<string, number>();

  constructor(
    private readonly plan: QueryPlan,
    sources: readonly Source[],
  ) {
    this.sources = new Map(sources.map((source) => [source.id, source]));
    this.passages = new PassageIndex(sources);
    this.passageCount = sources.reduce((sum, { text }) => sum + Math.ceil(text.length / PASSAGE_LENGTH), 0);
  }

  /** Best first. */
  of(facet: Facet): ScoredStatement[] {
    const { about, own, terms, aboutWeights, leastAbout } = this.wordsOf(facet);
    const wantedWords = own.length > 0 ? own : about;
    const passages = this.passagesOf(facet);
    const topScore = passages[0]?.score ?? 0;
    const candidates = passages.flatMap((passage) => {
      if (isAside(passage.heading, '') && !isAside(facet.heading, '')) return [];
      const heading = contentTerms(passage.heading);
      const title = contentTerms(passage.source.title);
      return statementsOf(passage.source, passage).flatMap((statement) => {
        const said = new Set([...statement.terms, ...(statement.lead?.terms ?? [])]);
        const near = new Set([...heading, ...said]);
        const inReach = new Set([...title, ...near]);
        // Sections about the subject also contain unrelated sentences.
        const isRelevant =
          terms.length === 0 ||
          (sharedTerms(terms, statement.terms) > 0 &&
            (about.length === 0 || shareOf(aboutWeights, inReach) >= MIN_SUBJECT_SAID * leastAbout) &&
            (wantedWords.length === 0 || sharedTerms(wantedWords, near) > 0));
        return isRelevant ? [{ statement, passage, said, near, inReach }] : [];
      });
    });
    const weights = this.weightsAmong(
      candidates.map(({ said }) => said),
      terms,
      about,
    );
    const gainOf = answerForm(questionOf(facet, this.plan));
    const focus = this.focusOf(about);
    const found = candidates.map(({ said, near, ...candidate }) => ({
      ...candidate,
      share: SAID_SHARE * shareOf(weights, said) + (1 - SAID_SHARE) * shareOf(weights, near),
    }));
    const central = centrality(found.map(({ statement }) => statement.terms));
    const mostCentral = Math.max(0, ...central);
    const highest = Math.max(0, ...found.map(({ share }) => share));
    return found
      .map(({ statement, passage, inReach, share }, index) => ({
        ...statement,
        share,
        score:
          this.trustIn(passage.source) *
          (focus === undefined || inReach.has(focus) || hasPair(statement.text, about) ? 1 : OFF_FOCUS) *
          (WEIGHTS.terms * share +
            WEIGHTS.centrality * ((central[index] ?? 0) / (mostCentral || 1)) +
            WEIGHTS.passage * (passage.score / (topScore || 1)) +
            (about.includes([...statement.terms][0] ?? '') ? OPENS_WITH_SUBJECT : 0) +
            gainOf(statement.text)),
      }))
      .filter(({ share }) => share >= highest * MIN_SHARE_OF_BEST)
      .toSorted(
        (one, other) => other.score - one.score || one.source - other.source || one.start - other.start,
      );
  }

  /** The best passages of a facet, best first; few per source. */
  passagesOf(facet: Facet): RelevantPassage[] {
    const { about, own, weights, aboutWeights, leastAbout } = this.wordsOf(facet);
    const eligible: RelevantPassage[] = [];
    for (const passage of this.passages.rank([...weights.keys()])) {
      if (eligible.length >= MAX_COMPARED) break;
      const source = this.sources.get(passage.document);
      if (!source) continue;
      const body = source.text.slice(passage.start, passage.end);
      const there = contentTerms(`${source.title}\n${passage.heading}\n${body}`);
      if (about.length > 0 && shareOf(aboutWeights, there) < MIN_SUBJECT_SHARE * leastAbout) continue;
      if (own.length > 0 && sharedTerms(own, there) === 0) continue;
      // Many of the words once are better than one word many times.
      const score = passage.score * this.trustIn(source) * (0.25 + 0.75 * shareOf(weights, there));
      eligible.push({ ...passage, source, score });
    }
    const perSource = new Map<number, number>();
    return eligible
      .toSorted((one, other) => other.score - one.score)
      .filter(({ source }) => {
        const taken = (perSource.get(source.id) ?? 0) + 1;
        perSource.set(source.id, taken);
        return taken <= MAX_PASSAGES_OF_SOURCE;
      })
      .slice(0, MAX_PASSAGES);
  }

  /** The terms of a facet, and which of them distinguish it from the question and from the other facets. */
  private wordsOf(facet: Facet): {
    about: string[];
    own: string[];
    terms: string[];
    weights: Map<string, number>;
    aboutWeights: Map<string, number>;
    /** Required share of the subject, depending on its length. */
    leastAbout: number;
  } {
    const { subjectTerms: subject, facets } = this.plan;
    const [question, ...sides] = facets;
    const ofSubject = facet.terms.filter((term) => subject.includes(term));
    const about = facet === question || ofSubject.length === 0 ? subject : ofSubject;
    const added = facet.terms.filter((term) => !subject.includes(term));
    // The facets of a comparison consist of words of the question.
    const distinct = facet.terms.filter((term) => !sides.every(({ terms }) => terms.includes(term)));
    const own = facet === question ? [] : added.length > 0 ? added : sides.length > 1 ? distinct : [];
    const terms = [...new Set([...about, ...facet.terms])];
    const weights = new Map(terms.map((term) => [term, this.weightOf(term)]));
    const aboutWeights = new Map([...weights].filter(([term]) => about.includes(term)));
    return {
      about,
      own,
      terms,
      weights,
      aboutWeights,
      leastAbout: Math.min(1, SHORT_SUBJECT / about.length),
    };
  }

  /** The rarest term of the subject in the sources. */
  private focusOf(about: readonly string[]): string | undefined {
    const held = about.filter((term) => this.passages.rank([term]).length > 0);
    return held.toSorted((one, other) => this.weightOf(other) - this.weightOf(one))[0];
  }

  /** Rare terms have more weight. */
  private weightOf(term: string): number {
    const known = this.weights.get(term);
    if (known !== undefined) return known;
    const weight = Math.log(1 + this.passageCount / (1 + this.passages.rank([term]).length)) ** 2;
    this.weights.set(term, weight);
    return weight;
  }

  /**
   * Terms in few of the statements have more weight, and of the subject those that are rare in all sources:
   * nearly every sentence of passages on software RAID in Debian contains RAID. Terms without occurrences
   * distinguish nothing.
   */
  private weightsAmong(
    statements: readonly ReadonlySet<string>[],
    terms: readonly string[],
    about: readonly string[],
  ): Map<string, number> {
    const rarity = new Map(about.map((term) => [term, Math.sqrt(this.weightOf(term))]));
    const usual = [...rarity.values()].reduce((sum, weight) => sum + weight / rarity.size, 0);
    return new Map(
      terms.map((term) => {
        const holders = statements.filter((said) => said.has(term)).length;
        const among = holders === 0 ? 0 : Math.log(1 + statements.length / holders);
        return [term, among * ((rarity.get(term) ?? usual) / (usual || 1))];
      }),
    );
  }

  private trustIn({ credibility, language }: Source): number {
    const isReadable = language === null || this.plan.language === null || language === this.plan.language;
    return (0.5 + credibility.score / 2) * (isReadable ? 1 : OTHER_LANGUAGE);
  }
}

/** Whether two adjacent words of the subject are adjacent in a text. */
function hasPair(text: string, about: readonly string[]): boolean {
  const terms = queryTerms(text).map(({ term }) => term);
  return terms.some((term, index) => {
    const place = about.indexOf(term);
    return place >= 0 && place + 1 < about.length && terms[index + 1] === about[place + 1];
  });
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
