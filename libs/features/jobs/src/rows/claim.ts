import { lockIdOf } from '@capstan/platform-core';
import { type ClaimKind, START_TIME, TIMED_COLUMNS, type TimedJob } from '@capstan/platform-jobs';
import { CAPABILITY_JOB_TABLES } from './job-tables.js';

/** A job claimed by a worker. */
export interface Claim extends TimedJob {
  keyId: string;
  capability: string;
  /** Validated parameters of the call, as JSON. */
  params: object;
  /** Required to end its call. */
  ticket: object;
  /** What each provider stored last, by its name. */
  checkpoints: Readonly<Record<string, unknown>>;
}

/** How jobs are claimed. */
export const CAPABILITY_JOB_CLAIMS: ClaimKind = {
  jobs: CAPABILITY_JOB_TABLES.jobs,
  lock: lockIdOf('capability-job.claim'),
  changes: ["status = 'running'", ...START_TIME],
  columns: ['key_id AS "keyId"', 'capability', 'params', 'ticket', 'checkpoints', ...TIMED_COLUMNS],
};
