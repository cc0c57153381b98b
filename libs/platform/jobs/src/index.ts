/**
 * Durable jobs, their queue and event streams, messages between processes, and worker threads. Depends on no
 * feature.
 */
export { EventLog } from './events/event-log.js';
export type { JobEvent, NewJobEvent } from './events/job-event.js';
export { JobNotifier } from './events/job-notifier.js';
export { storable, storableJson } from './events/storable-json.js';
export { type JobsConfig, jobsConfig } from './jobs.config.js';
export { Broadcast, type BroadcastHandler } from './queue/broadcast/broadcast.js';
export { BroadcastModule } from './queue/broadcast/broadcast.module.js';
export { defineQueue, queueNames } from './queue/define-queue.js';
export { createQueueBackend } from './queue/postgres-queue-backend.js';
export { postgresQueueConnection } from './queue/postgres-queue-connection.js';
export { WORKER_OPTIONS } from './queue/queue-options.js';
export { type QueueConfig, queueConfig } from './queue/queue.config.js';
export { QueueModule } from './queue/queue.module.js';
export { RedisConnection } from './queue/redis/redis.connection.js';
export { RedisModule } from './queue/redis/redis.module.js';
export { CancelJob } from './rows/cancel-job.js';
export type { ClaimKind } from './rows/claim-kind.js';
export type { ClaimableJob } from './rows/claimable-job.js';
export { deleteInBatches } from './rows/delete-in-batches.sql.js';
export { inFairOrder } from './rows/fair-order.sql.js';
export type { WaitingRows } from './rows/waiting-rows.js';
export type { HeldJob } from './rows/held-job.js';
export { HeldJobs } from './rows/held-jobs.js';
export { JobStore } from './rows/job-store.js';
export type { JobTables } from './tables/job-tables.js';
export { LeaseLostError } from './rows/lease-lost.error.js';
export { openCount } from './rows/open-count.sql.js';
export { EXTEND_LEASE, JOB_LEASE_SECONDS } from './rows/lease.sql.js';
export { isRunning } from './rows/open-accounts.sql.js';
export { openJobs } from './rows/open-jobs.sql.js';
export {
  isOpenWorkOwner,
  OPEN_STATES,
  OPEN_WORK,
  type OpenPage,
  type OpenState,
  type OpenWork,
  type OpenWorkOwner,
} from './rows/open-work.js';
export { pruneJobs } from './rows/prune-jobs.sql.js';
export { StopJob } from './rows/stop-job.js';
export { openJobIds } from './rows/stop-job.sql.js';
export type { TimedJob } from './rows/timed-job.js';
export { COUNT_TIME, START_TIME, TIMED_COLUMNS } from './rows/timed-jobs.sql.js';
export { CLAIM, isClaimable } from './rows/attempts.sql.js';
export type { ClaimedJob } from './rows/attempts.js';
export {
  type EventDocumentation,
  count,
  eventSchema,
  flag,
  text,
  textOrNull,
  texts,
} from './stream/event-documentation.js';
export { untilEnded } from './stream/until-ended.js';
export { EventStream } from './stream/event-stream.js';
export { type JobStreamRoutes, jobStreamController } from './stream/job-stream.controller.js';
export { OpenStreams } from './stream/open-streams.js';
export { OpenStreamsModule } from './stream/open-streams.module.js';
export { StreamTokens } from './stream/stream-tokens.js';
export { StreamTokensModule } from './stream/stream-tokens.module.js';
export { StreamedJobs } from './stream/streamed-jobs.js';
export { READING_LIMITS, ReadingThreads } from './threads/reading-threads.js';
export { defineReading, type Reading } from './threads/reading.js';
export { type ThreadLimits, ThreadPool } from './threads/thread-pool.js';
export { ThreadError, type ThreadErrorReason } from './threads/thread.error.js';
export { ThreadsModule } from './threads/threads.module.js';
export { ClaimLoop, type ClaimLoopOptions } from './work/claim-loop.js';
export { isTransient } from './work/is-transient.js';
export { jobDispatcher } from './work/job-dispatcher.provider.js';
export { jobItemOperation, type ObservedJobItem } from './work/job-item-operation.js';
export { jobStepOperation, type ObservedJobStep } from './work/job-step-operation.js';
export {
  type CreatingSpan,
  deleteOldTraces,
  insertTraces,
  rememberTraces,
  traceOf,
} from './traces/job-traces.sql.js';
export { JobLease, type JobLeaseOptions } from './work/job-lease.js';
export { JobRunner } from './work/job-runner.js';
export { type ObservedJobRun, jobRunOperation } from './work/job-run-operation.js';
export { retryTransient } from './work/retry-transient.js';
export { JobProcessor } from './work/job.processor.js';
export { JobPaused, WorkerShutdown, StopRequested, MaxAttemptsExceeded } from './work/reasons.js';
