import { lockIdOf } from '@capstan/platform-core';
import { type ClaimKind, START_TIME, TIMED_COLUMNS, type TimedJob } from '@capstan/platform-jobs';
import { hasEndedWork } from './job-items.sql.js';
import { CAPABILITY_JOB_TABLES } from './job-tables.js';

/** A job claimed by a worker. */
export interface Claim extends TimedJob {
  keyId: string;
  capability: string;
  /** Validated parameters of the call, as JSON. */
  params: object;
  /** The call's settlement ticket: required to end the call. */
  ticket: object;
  /** The generation that paused it last. */
  pausedGeneration: number | null;
  /** What each provider stored last, by its name. */
  checkpoints: Readonly<Record<string, unknown>>;
}

/** How jobs are claimed. */
export const CAPABILITY_JOB_CLAIMS: ClaimKind = {
  jobs: CAPABILITY_JOB_TABLES.jobs,
  lock: lockIdOf('capability-job.claim'),
  // A paused job is claimed again when the work of one of its items has ended, or it must stop.
  ready: `j.paused_generation IS DISTINCT FROM j.generation OR j.stop_requested_at IS NOT NULL OR ${hasEndedWork('j.id')}`,
  changes: ["status = 'running'", ...START_TIME],
  columns: [
    'key_id AS "keyId"',
    'capability',
    'params',
    'ticket',
    'paused_generation AS "pausedGeneration"',
    'checkpoints',
    ...TIMED_COLUMNS,
  ],
};
