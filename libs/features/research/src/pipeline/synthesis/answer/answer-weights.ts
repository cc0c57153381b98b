import type { Feature, FormGroup } from './answer-features.js';

/** Fitted by `npm run answers:fit`: what each feature is worth, and by how much more for a form of question. */
export const WEIGHTS: Readonly<Record<Feature, number>> = {
  said: 3,
  core: 0,
  share: 4.5,
  density: 0,
  heading: 0,
  nearHeading: 3,
  title: 0,
  titled: 0,
  pairs: 0,
  headingPairs: 0,
  opens: 0,
  defines: 0,
  form: 3,
  otherForm: -2,
  passage: 0,
  passageRank: 0,
  rank: 0.8,
  first: 0,
  snippet: 0,
  asked: 0,
  leads: 0,
  early: 0,
  setting: 3,
  credibility: 1,
  language: 3,
  entry: 0,
  list: -1,
  row: 0,
  term: 0,
  sample: 0,
  rowHead: 0,
  context: 0,
  short: 0,
  long: -2,
};

export const WEIGHTS_OF: Readonly<Record<FormGroup, Partial<Record<Feature, number>>>> = {
  definition: {},
  how: {},
  comparison: {},
  why: {},
  list: {},
  number: {},
  verdict: {},
  other: {},
};

/** Whether the best option answers: log-odds by its features and by the others. */
export const FIT = {
  bias: -3,
  share: 2,
  said: 1,
  form: 1,
  heading: 1,
  passage: 0,
  pairs: 0,
  rarity: 1,
  lead: 0,
  confirmed: 0.5,
} as const;
