import type { Feature } from './answer-features.js';
import type { TopicEvidence } from './topic-evidence.js';

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

/** What the probability that pages answer a question is computed from. */
export type AnswerableFactor =
  /** What sentences and passages have of the topic. */
  | keyof TopicEvidence
  /** Length of the topic: a long one is never found whole. */
  | 'terms'
  /** Features of the best option. */
  | 'share'
  | 'pairs'
  | 'heading'
  | 'titled'
  | 'passageRank'
  | 'early'
  /** The form asked for, near the topic, in the section of the best option. */
  | 'formNear'
  /** Share of the five best options in the section of the best one. */
  | 'sameSection';

/** What makes an option the answer, and how probably the best one answers. */
export interface RatingWeights {
  /** What each feature is worth, in log-odds; those that are absent are worth nothing. */
  readonly options: Readonly<Partial<Record<Feature, number>>>;
  /** Whether the best option answers: log-odds by its features and by the others. */
  readonly fit: Readonly<Partial<Record<FitFactor, number>>> & { readonly bias: number };
}

/** Whether pages answer a question at all: log-odds by the best option and by what the passages have of the topic. */
export type AnswerableWeights = Readonly<Partial<Record<AnswerableFactor, number>>> & {
  readonly bias: number;
};
