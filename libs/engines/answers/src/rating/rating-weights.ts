import type { Feature } from './answer-features.js';

/** What the probability of an answer is computed from. */
export type FitFactor =
  | 'share'
  | 'said'
  | 'form'
  | 'heading'
  | 'passage'
  | 'pairs'
  | 'rarity'
  | 'lead'
  | 'confirmed'
  | 'meaning'
  | 'headingMeaning'
  | 'jointMeaning';

/** What makes an option the answer, and how probably the best one answers. */
export interface RatingWeights {
  /** What each feature is worth, in log-odds; those that are absent are worth nothing. */
  readonly options: Readonly<Partial<Record<Feature, number>>>;
  /** Whether the best option answers: log-odds by its features and by the others. */
  readonly fit: Readonly<Partial<Record<FitFactor, number>>> & { readonly bias: number };
}
