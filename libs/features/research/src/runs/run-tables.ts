import type { JobTables } from '@capstan/platform-jobs';

/** Where runs and their events are. */
export const RUN_TABLES: JobTables = { jobs: 'research_runs', events: 'research_events', key: 'run_id' };
