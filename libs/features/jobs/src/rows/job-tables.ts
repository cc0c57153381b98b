import type { JobTables } from '@capstan/platform-jobs';

/** Where jobs of capabilities and their events are. */
export const CAPABILITY_JOB_TABLES: JobTables = {
  jobs: 'capability_jobs',
  events: 'capability_job_events',
  key: 'job_id',
};
