import type { Outcome } from '@capstan/kit';

/** One line of a receipt: a provider and the outcome of the attempt. */
export interface Attempt {
  provider: string;
  outcome: Outcome;
  /** Since the call arrived. Attempts may overlap. Absent in calls that an earlier version logged. */
  started_after_ms?: number;
  duration_ms: number;
  /** Why it failed, if that is about what the caller asked for: "the name of the site does not resolve". */
  detail?: string;
}
