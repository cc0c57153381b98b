/** Timeouts of the steps per call, in milliseconds; limited by the remaining time of the run. */
export interface StepTimeouts {
  /** Plan of a model. */
  planMs: number;
  /** Search. */
  searchMs: number;
  /** Page. */
  pageMs: number;
  /** Profile of a person or a company. */
  enrichmentMs: number;
  /** Report of a model. */
  reportMs: number;
  /** Judgment of a model on a batch of claims. */
  judgmentMs: number;
}

/** Injection token of the StepTimeouts. */
export const STEP_TIMEOUTS = Symbol('step-timeouts');

export const DEFAULT_STEP_TIMEOUTS: Readonly<StepTimeouts> = {
  planMs: 15_000,
  searchMs: 15_000,
  pageMs: 20_000,
  enrichmentMs: 20_000,
  reportMs: 120_000,
  judgmentMs: 30_000,
};
