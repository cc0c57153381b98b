import type { JobTables } from '@capstan/platform-jobs';

/** The tables of capability jobs and their events. */
export const CAPABILITY_JOB_TABLES: JobTables = {
  jobs: 'capability_jobs',
  events: 'capability_job_events',
  key: 'job_id',
};
