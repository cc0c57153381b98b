import type { JobTables } from '@capstan/platform-jobs';

/** The tables of builds and their events. */
export const BUILD_TABLES: JobTables = { jobs: 'builds', events: 'build_events', key: 'build_id' };
