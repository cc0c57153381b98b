import type { Asked } from '../question/asked.js';
import { ANSWERABLE } from './answerable-weights.js';
import type { RatedOption, Rating } from './rate-answers.js';
import type { AnswerableFactor } from './rating-weights.js';

export type AnswerableFactors = Readonly<Record<AnswerableFactor, number>>;

/** Options that show whether the best one is alone. */
const TOP = 5;
/** A question with as many words in its topic is a long one. */
const MANY_TERMS = 8;

/**
 * How probably pages answer a question, whether or not the best option is the answer, 0 to 1; 0 if there is no option.
 * @param rating by words: it was fitted on such.
 */
export function answerableChance(rating: Omit<Rating, 'weights'>, asked: Asked): number {
  const factors = answerableFactors(rating, asked);
  if (!factors) return 0;
  const sum = Object.entries(factors).reduce(
    (total, [name, value]) => total + (ANSWERABLE[name as AnswerableFactor] ?? 0) * value,
    ANSWERABLE.bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** What the chance is computed from, each 0 to 1. */
export function answerableFactors(
  { options, evidence }: Omit<Rating, 'weights'>,
  { topic }: Asked,
): AnswerableFactors | undefined {
  const [best] = options;
  if (!best) return undefined;
  const section = options.filter(({ option }) => isOfSection(option, best));
  const { share, pairs, headingPairs, heading, titled, passageRank, early } = best.features;
  return {
    found: evidence.found,
    ofOnePage: evidence.ofOnePage,
    terms: Math.min(1, topic.size / MANY_TERMS),
    share,
    pairs: Math.max(pairs, headingPairs),
    heading,
    titled,
    formNear: Math.max(...section.map(({ features }) => features.form * features.share)),
    passageRank,
    early,
    sameSection: options.slice(0, TOP).filter((each) => section.includes(each)).length / TOP,
  };
}

const isOfSection = (option: RatedOption['option'], best: RatedOption): boolean =>
  option.page === best.option.page && option.heading === best.option.heading;
