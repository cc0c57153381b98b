import type { FoundPage } from '../../model/source.js';

/** What a round of searches found. */
export interface SearchRound {
  /** Best first. */
  pages: FoundPage[];
  /** Searches that were made. */
  asked: number;
  /** Those of them that failed, rather than found nothing. */
  failures: number;
}
