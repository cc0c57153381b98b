/** Kinds of events in the stream of a job. */
export type CapabilityJobEventKind =
  | 'job.started'
  | 'job.resumed'
  | 'job.progress'
  | 'job.completed'
  | 'job.cancelled'
  | 'job.failed';

/** Kinds after which nothing follows. */
export const TERMINAL_KINDS = ['job.completed', 'job.cancelled', 'job.failed'] as const;
