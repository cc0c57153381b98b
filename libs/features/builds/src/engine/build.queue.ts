import { defineQueue } from '@capstan/platform-jobs';

/** Queue of the builds. */
export const BUILD_QUEUE = defineQueue('builds');
