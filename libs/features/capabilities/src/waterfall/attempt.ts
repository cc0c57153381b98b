import type { Outcome } from '@capstan/kit';

/** One line of a receipt: a provider and the outcome of the attempt. */
export interface Attempt {
  provider: string;
  outcome: Outcome;
  duration_ms: number;
}
