import type { RankedPassage } from '@capstan/text-analysis';
import type { TopicWeights } from '../question/topic-match.js';

/** What pages have of the topic of a question, each 0 to 1. */
export interface TopicEvidence {
  /** Share of the topic that any sentence has. */
  found: number;
  /** Passages among the best five that are on the page of the first, of five: few passages show little. */
  ofOnePage: number;
}

const BEST_PASSAGES = 5;

/** @param ranked the passages that match the topic, best first. */
export function topicEvidence(ranked: readonly RankedPassage[], { found }: TopicWeights): TopicEvidence {
  const best = ranked.slice(0, BEST_PASSAGES);
  const ofOnePage = best.filter(({ document }) => document === best[0]?.document).length;
  return { found, ofOnePage: ofOnePage / BEST_PASSAGES };
}
