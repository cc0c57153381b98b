import type { FailureRecord } from '@capstan/platform-core';
import type { PageRequest } from '@capstan/platform-http';

/** States of a job. */
export const JOB_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** A page of jobs, of one status if there is one. */
export interface JobPageRequest extends PageRequest {
  status?: JobStatus;
}

/** A job without its large columns. */
export interface CapabilityJob {
  id: string;
  accountId: string;
  capability: string;
  status: JobStatus;
  progress: JobProgressState | null;
  failure: FailureRecord | null;
  /** Every attempt of the waterfall, once the job has ended. */
  attempts: readonly JobAttempt[];
  providerUsed: string | null;
  /** Credits charged. */
  credits: number;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** Counts of items; 0 for a job without items. */
  itemsAdded: number;
  itemsDone: number;
  itemsFailed: number;
}

/** A job with its result. */
export interface CapabilityJobWithResult extends CapabilityJob {
  /** Null until it is completed. */
  result: object | null;
}

/** A job with its result and its parameters. */
export interface CapabilityJobWithParams extends CapabilityJobWithResult {
  params: object;
}

/** The last progress that the provider reported. */
export interface JobProgressState {
  done: number;
  total: number | null;
  unit: string;
}

/** One attempt, as in the receipt of the call. */
export interface JobAttempt {
  provider: string;
  outcome: string;
  duration_ms: number;
}
