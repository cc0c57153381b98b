import type { Outcome } from '@capstan/kit';

/** One line of a receipt: which provider was tried and how that ended. */
export interface Attempt {
  provider: string;
  outcome: Outcome;
  duration_ms: number;
}
