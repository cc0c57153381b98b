import type { FoundPage } from '../../model/source.js';

/** Results of a round of searches. */
export interface SearchRound {
  /** Best first. */
  pages: FoundPage[];
  /** Number of searches. */
  asked: number;
  /** Number of failed searches; empty ones do not count. */
  failures: number;
}
