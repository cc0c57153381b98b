import type { JobTables } from '@capstan/platform-jobs';

/** The tables of runs and their events. */
export const RUN_TABLES: JobTables = { jobs: 'research_runs', events: 'research_events', key: 'run_id' };
