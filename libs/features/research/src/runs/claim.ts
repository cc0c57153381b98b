import { lockIdOf } from '@capstan/platform-core';
import { type ClaimKind, START_TIME, TIMED_COLUMNS, type TimedJob } from '@capstan/platform-jobs';
import type { ResearchRequest } from '../model/research-request.js';
import { RUN_TABLES } from './run-tables.js';

/** A run claimed by a worker. */
export interface Claim extends TimedJob {
  keyId: string;
  request: ResearchRequest;
  /** Required to end its call. */
  ticket: object;
}

/** How runs are claimed. */
export const RUN_CLAIMS: ClaimKind = {
  jobs: RUN_TABLES.jobs,
  lock: lockIdOf('research.claim'),
  changes: ["status = 'running'", ...START_TIME],
  columns: ['key_id AS "keyId"', 'request', 'ticket', ...TIMED_COLUMNS],
};
