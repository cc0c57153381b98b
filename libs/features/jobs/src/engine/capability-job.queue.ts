/** Queue of the jobs of capabilities. */
export const CAPABILITY_JOB_QUEUE = 'capability-jobs';
