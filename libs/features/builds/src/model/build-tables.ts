import type { JobTables } from '@capstan/platform-jobs';

/** Where builds and their events are. */
export const BUILD_TABLES: JobTables = { jobs: 'builds', events: 'build_events', key: 'build_id' };
