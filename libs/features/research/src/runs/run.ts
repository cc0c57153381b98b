import type { JobFailure } from '@capstan/platform-jobs';
import type { ResearchRequest } from '../model/research-request.js';
import type { ResearchResult } from '../results/research.result.js';

/** States of a run (design 4). */
export const RUN_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** A run as its row tells, without what is large. */
export interface Run {
  id: string;
  accountId: string;
  request: ResearchRequest;
  status: RunStatus;
  failure: JobFailure | null;
  /** Charged for it. */
  credits: number;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
}

/** A run with what it found. */
export interface RunWithResult extends Run {
  /** Null until it is completed. */
  result: ResearchResult | null;
}
