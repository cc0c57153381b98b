import type { OpenState } from '@capstan/platform-jobs';

/** Kinds of durable work that operators see job by job. */
export const JOB_KINDS = ['build', 'research', 'job', 'message'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Queues without a list of their items: deliveries of webhooks and of domain events. */
export const QUEUES = [...JOB_KINDS, 'webhook', 'event'] as const;
export type QueueName = (typeof QUEUES)[number];

/** A job that has not ended. */
export interface OpenJob {
  id: string;
  kind: JobKind;
  capability: string;
  accountId: string;
  state: OpenState;
  createdAt: Date;
  /** When a worker took it last. */
  claimedAt: Date | null;
  leaseUntil: Date | null;
  attempts: number;
  attemptsWithoutProgress: number;
  stopRequestedAt: Date | null;
  /** Place in the list. */
  cursor: string;
}

/** Which open jobs are listed, oldest first. */
export interface OpenJobFilter {
  kind?: JobKind | undefined;
  state?: OpenState | undefined;
  accountId?: string | undefined;
  after?: string | undefined;
  limit: number;
}

/** How full a queue is. */
export interface OpenCounts {
  queue: QueueName;
  waiting: number;
  active: number;
  delayed: number;
  oldestWaitingAt: Date | null;
}

/** With what failed. */
export interface QueueCounts extends OpenCounts {
  failedLast24h: number;
}
