import type { JobTables } from '@capstan/platform-jobs';

/** Where messages and their events are. */
export const MESSAGE_TABLES: JobTables = { jobs: 'messages', events: 'message_events', key: 'message_id' };
