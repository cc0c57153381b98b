import { defineEvent } from '@capstan/platform-events';

/** Data of the events of a job's end. */
export interface JobEnded {
  job_id: string;
  capability: string;
  credits_used: number;
}

/** Data of `job.failed`. */
export interface JobFailed extends JobEnded {
  /** Slug of the error, as in `/errors/<slug>`. */
  error: string;
}

const example: JobEnded = {
  job_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  capability: 'transcribe',
  credits_used: 5,
};

export const jobCompleted = defineEvent<JobEnded>('job.completed', {
  description: 'A job of a capability has its result.',
  example,
});

export const jobFailed = defineEvent<JobFailed>('job.failed', {
  description: 'A job of a capability failed; it costs nothing.',
  example: { ...example, credits_used: 0, error: 'providers-failed' },
});

export const jobCancelled = defineEvent<JobEnded>('job.cancelled', {
  description: 'A job of a capability was cancelled by its owner; it costs what its items delivered.',
  example: { ...example, credits_used: 0 },
});

export const JOB_EVENTS = [jobCompleted, jobFailed, jobCancelled];
