import type { AdminJobResult, QueueResult } from './jobs.result.js';
import type { OpenJob, QueueCounts } from './open-job.js';

/** Maps a job to its API representation. */
export const toAdminJobResult = (job: OpenJob): AdminJobResult => ({
  id: job.id,
  kind: job.kind,
  capability: job.capability,
  account_id: job.accountId,
  state: job.state,
  created_at: job.createdAt.toISOString(),
  claimed_at: job.claimedAt?.toISOString() ?? null,
  lease_until: job.leaseUntil?.toISOString() ?? null,
  attempts: job.attempts,
  attempts_without_progress: job.attemptsWithoutProgress,
  stop_requested_at: job.stopRequestedAt?.toISOString() ?? null,
});

/** Maps a queue to its API representation. */
export const toQueueResult = (counts: QueueCounts): QueueResult => ({
  queue: counts.queue,
  waiting: counts.waiting,
  active: counts.active,
  delayed: counts.delayed,
  failed_last_24h: counts.failedLast24h,
  oldest_waiting_at: counts.oldestWaitingAt?.toISOString() ?? null,
});
