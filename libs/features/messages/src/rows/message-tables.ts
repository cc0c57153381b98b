import type { JobTables } from '@capstan/platform-jobs';

/** The tables of messages and their events. */
export const MESSAGE_TABLES: JobTables = { jobs: 'messages', events: 'message_events', key: 'message_id' };
