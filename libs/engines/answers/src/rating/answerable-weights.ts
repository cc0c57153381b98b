import type { AnswerableWeights } from './rating-weights.js';

/** Fitted by `npm run answers:fit`, by words: whether pages answer a question. */
export const ANSWERABLE: AnswerableWeights = {
  bias: -4.15,
  found: 0.85,
  ofOnePage: 1.15,
  terms: 0.81,
  share: 0.91,
  pairs: 0.92,
  heading: 0.88,
  titled: 0.59,
  formNear: 1.09,
  passageRank: 0.53,
  early: 0.61,
  sameSection: 0.73,
};

/** In cross-validation by manual, nineteen of twenty questions that the pages answer have a higher chance. */
export const MIN_ANSWERABLE = 0.25;
/** The same of questions whose best option is right. */
export const MIN_ANSWERED = 0.35;
