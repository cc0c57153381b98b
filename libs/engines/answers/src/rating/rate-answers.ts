import { PassageIndex, queryTerms } from '@capstan/text-analysis';
import { type AnswerOption, optionsOf } from '../options/answer-options.js';
import type { AnswerPage } from '../pages/answer-page.js';
import { weightOfSetting } from '../pages/passage-setting.js';
import type { Asked } from '../question/asked.js';
import { SharedTerms } from '../question/shared-terms.js';
import { TopicWeights, heldBy } from '../question/topic-match.js';
import { FEATURES, type Features, UNREAD, featuresOf } from './answer-features.js';
import { BY_WORDS } from './answer-weights.js';
import type { RatingWeights } from './rating-weights.js';
import { SectionScores } from './section-scores.js';
import { type TopicEvidence, topicEvidence } from './topic-evidence.js';

/** An option with what it is worth. */
export interface RatedOption {
  option: AnswerOption;
  features: Features;
  /** Comparable among the options of one question: differences are those of log-probabilities. */
  score: number;
}

/** The options of a question, best first. */
export interface Rating {
  options: readonly RatedOption[];
  /** How much the words of the question distinguish pages, 0 to 1. */
  rarity: number;
  /** What the passages have of the topic. */
  evidence: TopicEvidence;
  /** What the options were rated with. */
  weights: RatingWeights;
}

/** Which options are rated: for words alone those that share enough of them with the question. A sentence model reads what says it in others, too. */
export type Reach = 'words' | 'meaning';

/** By words, an option with a smaller share of the topic is about something else. */
const MIN_SHARE = { words: 0.3, meaning: 0.1 } as const;
/** Minimum rank of the passages in which a sentence model reads every line: the best twenty. */
const MIN_RANK = 1 / 20;
const SETTING = 6;
const GOOD_FORM = 0.5;
/** Sum of the rarities of the words of a question that distinguish sentences. */
const ENOUGH_RARITY = 4.5;
/** Letters of a word that its inflections have in common. */
const PREFIX = 4;

/** Rates what pages could answer to questions, by weights that were fitted on questions about manuals. */
export class AnswerRating {
  private readonly passages: PassageIndex;
  private readonly shared = new SharedTerms();

  constructor(private readonly pages: readonly AnswerPage[]) {
    this.passages = new PassageIndex(pages);
  }

  /** @param text the question in its own words; empty for one that is made from another. */
  rate(asked: Asked, text: string, reach: Reach = 'words'): Rating {
    const sections = new SectionScores(this.passages, [...asked.topic.keys()]);
    const options = this.optionsOn(asked.topic, ({ page, start }) =>
      reach === 'meaning' ? sections.of(page, start).rank >= MIN_RANK : false,
    );
    const weights = new TopicWeights(
      asked.topic,
      options.map(({ core }) => core.terms),
    );
    const terms = text === '' ? [...asked.topic.keys()] : queryTerms(text).map(({ term }) => term);
    const question = {
      asked,
      text,
      terms,
      weights,
      shared: this.shared,
      sections,
      pages: this.pages.length,
    };
    const read = options
      .filter((option) => isPossible(option, asked))
      .map((option) => ({ option, features: featuresOf(option, question) }))
      .filter(({ features }) => features.share >= MIN_SHARE[reach]);
    const hasForm = read.some(({ features }) => features.form >= 1);
    const rated = read.map(({ option, features }): RatedOption => {
      const otherForm = hasForm && features.form < GOOD_FORM ? 1 : 0;
      return { option, features: { ...features, ...UNREAD, otherForm }, score: 0 };
    });
    return ratedWith(BY_WORDS, {
      options: rated,
      rarity: weights.rarity(ENOUGH_RARITY),
      evidence: topicEvidence(sections.ranked, weights),
    });
  }

  /** The options of lines that mention the topic, are below a title or heading that does, or are in a passage to read. */
  private optionsOn(
    topic: Asked['topic'],
    isRead: (place: { page: number; start: number }) => boolean,
  ): AnswerOption[] {
    const beginnings = [...topic.keys()].map((term) => term.slice(0, Math.max(PREFIX, term.length - 2)));
    return this.pages.flatMap((page) => {
      const title = page.title.toLowerCase();
      const isTitled = beginnings.some((beginning) => title.includes(beginning));
      return optionsOf(page, ({ text, heading, start }) => {
        const near = `${heading}\n${text}`.toLowerCase();
        const isNear = isTitled || beginnings.some((beginning) => near.includes(beginning));
        return isNear || isRead({ page: page.id, start });
      });
    });
  }
}

function isPossible({ kind, core }: AnswerOption, { form, own }: Asked): boolean {
  if (kind === 'term' && form !== 'definition' && form !== 'number') return false;
  return own.length === 0 || own.some((term) => heldBy(term, core.terms) > 0);
}

/** Not fitted: few questions about manuals have an answer in what was rejected, is outdated or an example. */
export const settingScore = ({ core, heading, page }: AnswerOption): number =>
  SETTING * Math.log(weightOfSetting(core.text, heading, page.title));

/** Rates options by weights. */
export function ratedWith(weights: RatingWeights, { options, ...rest }: Omit<Rating, 'weights'>): Rating {
  const rated = options.map(({ option, features }) => {
    const score = FEATURES.reduce((sum, name) => sum + features[name] * (weights.options[name] ?? 0), 0);
    return { option, features, score: score + settingScore(option) };
  });
  return { options: rated.toSorted((one, other) => other.score - one.score), ...rest, weights };
}
