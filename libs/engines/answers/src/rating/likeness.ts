import type { AnswerOption } from '../options/answer-options.js';
import { BY_MEANING } from './meaning-weights.js';
import { type Rating, ratedWith } from './rate-answers.js';

/** The texts of an option that a sentence model compares with the question. */
export interface AnswerCandidate {
  /** The quotes of the option. */
  text: string;
  /** The heading above them, or else the title of the page. */
  heading: string;
}

/** How much of the question the texts of a candidate say by a sentence model: 0 to 1 for most. */
export interface Likeness {
  text: number;
  heading: number;
  /** Text and heading together: the heading may say what the text omits. */
  together: number;
}

/** How answers were chosen: by words alone, or also by how much of the question they say by a sentence model. */
export const ANSWER_RANKINGS = ['words', 'words_and_meaning'] as const;
export type AnswerRanking = (typeof ANSWER_RANKINGS)[number];

/** What a sentence model compares with the question, in the order in which {@link likenessOf} takes the results. */
export const textsToCompare = ({ text, heading }: AnswerCandidate): readonly string[] => [text, heading];

/** @param compared how much of the question the texts of a candidate say, each and together. */
export const likenessOf = ({
  each: [text = 0, heading = 0],
  together,
}: {
  each: readonly number[];
  together: number;
}): Likeness => ({ text, heading, together });

/** More would cost more time than they add: of the training questions, the answer is rarely after these by words. */
const MAX_CANDIDATES = 40;

/** What a model should read of a rating by words, best first. */
export const candidatesOf = ({ options }: Pick<Rating, 'options'>): AnswerCandidate[] =>
  options.slice(0, MAX_CANDIDATES).map(({ option }) => candidateOf(option));

/**
 * Rates the options again that a model has read. The others are omitted: their ratings are not comparable.
 * @param likenesses those of the first candidates; the rating by words stays where there are none.
 */
export function ratedByMeaning(rating: Rating, likenesses: readonly Likeness[]): Rating {
  if (likenesses.length === 0) return rating;
  const read = rating.options.slice(0, likenesses.length);
  const options = read.map((rated, at) => {
    const { text: meaning, heading: headingMeaning, together } = likenesses[at] as Likeness;
    const section = read.flatMap(({ option }, other) =>
      isOfSameSection(option, rated.option) ? [(likenesses[other] as Likeness).text] : [],
    );
    const sectionMeaning = Math.max(...section);
    const features = { ...rated.features, meaning, headingMeaning, jointMeaning: together, sectionMeaning };
    return { ...rated, features };
  });
  return ratedWith(BY_MEANING, { ...rating, options });
}

const isOfSameSection = (one: AnswerOption, other: AnswerOption): boolean =>
  one.page === other.page && one.heading === other.heading;

const candidateOf = ({ quotes, heading, page }: AnswerOption): AnswerCandidate => ({
  text: quotes.map(({ text }) => text).join(' '),
  heading: heading || page.title,
});
