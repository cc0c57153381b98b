/** How long the steps of a run wait for one answer, in milliseconds; a run that is nearly over waits for less. */
export interface StepTimeouts {
  /** For a model that plans. */
  planMs: number;
  /** For a search. */
  searchMs: number;
  /** For a page. */
  pageMs: number;
  /** For what is known of a person or a company. */
  enrichmentMs: number;
  /** For a model that writes the report. */
  reportMs: number;
}

/** Injection token of the StepTimeouts. */
export const STEP_TIMEOUTS = Symbol('step-timeouts');

export const DEFAULT_STEP_TIMEOUTS: Readonly<StepTimeouts> = {
  planMs: 15_000,
  searchMs: 15_000,
  pageMs: 20_000,
  enrichmentMs: 20_000,
  reportMs: 120_000,
};
