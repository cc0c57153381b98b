import type { JobSummaryResult, JobItemResult } from '@capstan/client';

/** By which the API filters jobs. */
export const JOB_STATUSES: readonly JobSummaryResult['status'][] = [
  'queued',
  'running',
  'completed',
  'failed',
  'cancelled',
];

/** By which the API filters the items of a job. */
export const ITEM_STATUSES: readonly JobItemResult['status'][] = ['done', 'failed'];
