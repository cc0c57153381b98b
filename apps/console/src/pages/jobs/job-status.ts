import type { JobSummaryResult } from '@capstan/client';

export const isRunning = ({ status }: Pick<JobSummaryResult, 'status'>): boolean =>
  status === 'queued' || status === 'running';

type Progress = NonNullable<JobSummaryResult['progress']>;

/** "30 of 312 seconds". */
export const progressText = ({ done, total, unit }: Progress): string =>
  `${Math.round(done)}${total === null ? '' : ` of ${Math.round(total)}`} ${unit}`;

/** Percent of a job that is done; undefined while its length is not known. */
export const percentOf = ({ done, total }: Progress): number | undefined =>
  total === null || total <= 0 ? undefined : Math.min(100, (done / total) * 100);
