import type { Range } from '../text/range.js';

export interface FoundName extends Range {
  name: string;
  /** Whether it is written or introduced as a name, not only at the place of one. */
  isCertain?: boolean;
}

export interface Candidate extends FoundName {
  score: number;
}
