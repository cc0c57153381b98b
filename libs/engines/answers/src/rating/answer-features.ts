import { withoutListNumber } from '@capstan/text-analysis';
import type { AnswerOption } from '../options/answer-options.js';
import type { Asked } from '../question/asked.js';
import { definesTopic, formFit } from '../question/form-fit.js';
import type { SharedTerms } from '../question/shared-terms.js';
import { type TopicWeights, heldBy, topicTerms } from '../question/topic-match.js';
import type { SectionScores } from './section-scores.js';

/** What is known of an option as the answer to a question; most are 0 to 1, shares of the topic are weighted by rarity. */
export const FEATURES = [
  /** Share of the topic in the answer. */
  'said',
  /** The same, of the quote that answers alone. */
  'core',
  /** Share of the topic in the answer, its heading, the sentence before and the title. */
  'share',
  /** Share of the words of the answer that are of the topic. */
  'density',
  /** How alike the heading and the topic are, and the same near the heading. */
  'heading',
  'nearHeading',
  /** Share of the topic in the title, and whether the title is about little else. */
  'title',
  'titled',
  /** Neighboring words of the question that are neighbors in the answer, and in the heading. */
  'pairs',
  'headingPairs',
  /** Share of the topic among the first words. */
  'opens',
  /** Whether it says what the topic is. */
  'defines',
  /** The form of the answer fits the question. */
  'form',
  /** An answer of the wrong form, where another one has the right one. */
  'otherForm',
  /** The passage among all passages (BM25), and by rank. */
  'passage',
  'passageRank',
  /** The page by rank. */
  'rank',
  /** Words of it that the search engine showed. */
  'snippet',
  /** Below a heading that asks. */
  'asked',
  /** At the beginning of its page. */
  'early',
  'credibility',
  'list',
  'row',
  'term',
  'sample',
  /** The first cell of the row has the topic. */
  'rowHead',
  /** Needs quotes before it. */
  'context',
  'short',
  'long',
  /** How much of the question the answer says, and its heading, by a sentence model; 0 if none has read it. */
  'meaning',
  'headingMeaning',
  /** How much both say together. */
  'jointMeaning',
  /** The most that an option below the same heading says. */
  'sectionMeaning',
] as const;

export type Feature = (typeof FEATURES)[number];
export type Features = Readonly<Record<Feature, number>>;
export type MeaningFeature = 'meaning' | 'headingMeaning' | 'jointMeaning' | 'sectionMeaning';

/** Features of options that no sentence model has read. */
export const UNREAD: Readonly<Record<MeaningFeature, number>> = {
  meaning: 0,
  headingMeaning: 0,
  jointMeaning: 0,
  sectionMeaning: 0,
};

const OPENING_WORDS = 6;
const SHORT = 60;
const LONG = 320;
const NEAR = 3;
/** Characters, of which half as much is early. */
const EARLY = 2000;

export interface RatedQuestion {
  asked: Asked;
  /** As it was asked. */
  text: string;
  /** Stemmed terms in order. */
  terms: readonly string[];
  weights: TopicWeights;
  /** Terms of titles, headings and excerpts. */
  shared: SharedTerms;
  sections: SectionScores;
  /** Number of pages. */
  pages: number;
}

/** All features but `otherForm`, which depends on the other options, and those of a sentence model. */
export function featuresOf(
  option: AnswerOption,
  question: RatedQuestion,
): Omit<Features, 'otherForm' | MeaningFeature> {
  const { page, quotes, core, heading, before, depth, kind } = option;
  const { asked, weights } = question;
  const all = new Set(quotes.flatMap(({ terms }) => [...terms]));
  const under = question.shared.of(heading);
  const title = question.shared.of(page.title);
  const likeness = heading === '' ? 0 : weights.likeness(under);
  const passage = question.sections.of(page.id, core.start);
  const length = quotes.reduce((sum, { text }) => sum + text.length, 0);
  const topical = [...all].filter((term) => weights.has(term)).length;
  const snippet = question.shared.of(page.snippet);
  return {
    said: weights.share([[all, 1]]),
    core: weights.share([[core.terms, 1]]),
    share: weights.share([
      [all, 1],
      [under, 0.8],
      [before?.terms ?? new Set(), 0.5],
      [title, 0.6],
    ]),
    density: topical / Math.max(4, all.size),
    heading: likeness,
    nearHeading: likeness / (1 + depth / NEAR),
    title: weights.share([[title, 1]]),
    titled: weights.likeness(title),
    pairs: pairsIn(question.terms, core.terms),
    headingPairs: pairsIn(question.terms, under),
    opens: weights.share([
      [topicTerms(withoutListNumber(core.text).split(/\s+/).slice(0, OPENING_WORDS).join(' ')), 1],
    ]),
    defines: definesTopic(core.text, asked) ? 1 : 0,
    form: formOf(option, asked, question.text),
    passage: passage.score,
    passageRank: passage.rank,
    rank: 1 - (page.id - 1) / Math.max(1, question.pages),
    snippet: [...core.terms].filter((term) => snippet.has(term)).length / Math.max(4, core.terms.size),
    asked: heading.endsWith('?') ? likeness : 0,
    early: 1 / (1 + core.start / EARLY),
    credibility: page.credibility,
    list: kind === 'list' ? 1 : 0,
    row: kind === 'row' ? 1 : 0,
    term: kind === 'term' ? 1 : 0,
    sample: kind === 'sample' ? 1 : 0,
    rowHead: kind === 'row' ? weights.share([[topicTerms(core.text.split(/ ?\| ?|\t/)[0] ?? ''), 1]]) : 0,
    context: quotes.length > 1 && kind === 'sentence' ? 1 : 0,
    short: core.text.length < SHORT ? 1 : 0,
    long: Math.min(1, Math.max(0, length / LONG - 1)),
  };
}

function formOf(option: AnswerOption, asked: Asked, question: string): number {
  const { kind, core, quotes } = option;
  const whole = quotes.map(({ text }) => withoutListNumber(text)).join(' ');
  const own = formFit(asked, asked.form === 'number' && kind !== 'sentence' ? whole : core.text, question);
  if (kind === 'list') return asked.form === 'list' || asked.form === 'how-to' ? 1 : own * 0.5;
  if (kind === 'sample') return asked.form === 'how-to' ? 1 : own * 0.5;
  if (kind === 'row' && asked.form === 'definition') return definesTopic(core.text, asked) ? 1 : 0;
  if (kind === 'row') return quotes.length > 1 && (asked.form === 'list' || asked.form === 'number') ? 1 : 0;
  if (kind === 'term' && asked.form === 'definition') {
    return isNameOf(quotes[0]?.text ?? '', asked) ? 1 : 0;
  }
  return own;
}

/** Whether a term is what was asked about, or its abbreviation: "Dynamic shared object (DSO)". */
function isNameOf(term: string, { topic, subject }: Asked): boolean {
  const wanted = subject.length > 0 ? subject : [...topic.keys()];
  return term.split(/[()]/u).some((name) => {
    const terms = topicTerms(name);
    return terms.size > 0 && terms.size <= topic.size && wanted.every((each) => heldBy(each, terms) > 0);
  });
}

/** Share of the neighboring words of a question that are neighbors in a text. */
function pairsIn(terms: readonly string[], there: ReadonlySet<string>): number {
  const pairs = terms.slice(1).map((term, at) => `${terms[at]} ${term}`);
  if (pairs.length === 0) return 0;
  const said = ` ${[...there].join(' ')} `;
  return pairs.filter((pair) => said.includes(` ${pair} `)).length / pairs.length;
}
