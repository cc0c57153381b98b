import { Operation } from '@capstan/platform-core';

/** A step of a job. */
export interface ObservedJobStep {
  /** As in `GET /v1/admin/jobs`: `build` or `research`. */
  readonly queue: string;
  /** A name from the code, never text of a customer. */
  readonly step: string;
}

export const jobStepOperation = new Operation<ObservedJobStep>('job.step');
