import { Operation } from '@capstan/platform-core';

/** The work on an item of a job, e.g. a call of a batch; if the item is handed over, until its own job is created. */
export interface ObservedJobItem {
  /** Place among the items of the job, from 1. */
  readonly position: number;
}

export const jobItemOperation = new Operation<ObservedJobItem>('job.item');
