/**
 * Durable jobs whose rows are their queue, and their numbered event streams (docs/adr/0021-platform-jobs.md). It knows no
 * feature: each brings its tables as {@link JobTables} and subclasses. Main types: {@link EventLog}, {@link HeldJobs},
 * {@link EventStream}, {@link JobRunner}, {@link JobDispatcher}.
 */
export { EventLog } from './events/event-log.js';
export type { JobEvent, NewJobEvent } from './events/job-event.js';
export { JobNews } from './events/job-news.js';
export { storableJson } from './events/storable-json.js';
export { type WaitingRows, inFairOrder } from './rows/fair-order.js';
export { type HeldJob, HeldJobs } from './rows/held-jobs.js';
export { type JobsConfig, jobsConfig } from './jobs.config.js';
export type { JobTables } from './rows/job-tables.js';
export { KEEP, LEASE_SECONDS } from './rows/lease.js';
export { LeaseLostError } from './rows/lease-lost.error.js';
export { StopJob } from './rows/stop-job.js';
export { TAKE, type TakenJob, isFree } from './rows/takes.js';
export { ApiEventStream, answerStream } from './stream/answer-stream.js';
export {
  type EventDocumentation,
  count,
  eventSchema,
  flag,
  text,
  textOrNull,
  texts,
} from './stream/event-documentation.js';
export { OpenStreams } from './stream/open-streams.js';
export { OpenStreamsModule } from './stream/open-streams.module.js';
export { EventStream } from './stream/event-stream.js';
export { StreamTokens } from './stream/stream-tokens.js';
export { isPassing } from './work/is-passing.js';
export { type ClaimableJob, JobDispatcher, type WaitingJob } from './work/job-dispatcher.js';
export { JobLease, type JobLeaseOptions } from './work/job-lease.js';
export { JobProcessor } from './work/job.processor.js';
export { JobRunner } from './work/job-runner.js';
export { HandedOver, StopRequested, WornOut } from './work/reasons.js';
