import type { Feature } from './answer-features.js';

/** Fitted by `npm run answers:fit`: what each feature is worth. */
export const WEIGHTS: Readonly<Record<Feature, number>> = {
  said: 1.06,
  core: -1.02,
  share: 3.19,
  density: 1.12,
  heading: 0.07,
  nearHeading: 1.29,
  title: -0.83,
  titled: 0.74,
  pairs: 0.39,
  headingPairs: -0.92,
  opens: 0.29,
  defines: 1.09,
  form: 2.49,
  otherForm: 0.53,
  passage: 2.44,
  passageRank: 0.58,
  rank: 0.22,
  snippet: 0.13,
  asked: 2.89,
  early: 2.75,
  credibility: 0.29,
  list: -0.25,
  row: -0.99,
  term: -0.39,
  sample: 0.29,
  rowHead: 0.45,
  context: 0.07,
  short: -0.4,
  long: -0.32,
};

/** Whether the best option answers: log-odds by its features and by the others. */
export const FIT = {
  bias: -3.33,
  share: 0.73,
  said: 0.56,
  form: 0.68,
  heading: 0.39,
  passage: 0.79,
  pairs: 0.89,
  rarity: 0.51,
  lead: 0.9,
  confirmed: -0.52,
} as const;
