import type { FailureRecord } from '@capstan/platform-core';
import type { PageRequest } from '@capstan/platform-http';
import type { ResearchRequest } from '../model/research-request.js';
import type { ResearchResult } from '../results/research.result.js';

/** States of a run (docs/contract.md 3). */
export const RUN_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** A page of runs, of one status if there is one. */
export interface RunPageRequest extends PageRequest {
  status?: RunStatus;
}

/** A run without its large columns. */
export interface Run {
  id: string;
  accountId: string;
  request: ResearchRequest;
  status: RunStatus;
  failure: FailureRecord | null;
  /** Charged for it. */
  credits: number;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
}

/** A run with its result. */
export interface RunWithResult extends Run {
  /** Null until it is completed. */
  result: ResearchResult | null;
}
