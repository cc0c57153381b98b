import { defineQueue } from '@capstan/platform-jobs';

/** Queue of the jobs of capabilities. */
export const CAPABILITY_JOB_QUEUE = defineQueue('capability-jobs');
