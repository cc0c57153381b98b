import type { NewJobEvent } from '@capstan/platform-jobs';

/** Kinds of events in the stream of a build (docs/contract.md 6). */
export const BUILD_EVENT_KINDS = [
  'build.started',
  'build.question',
  'build.resumed',
  'phase.changed',
  'plan.created',
  'step.started',
  'step.completed',
  'step.failed',
  'message.delta',
  'message.accepted',
  'message.applied',
  'tool.started',
  'tool.completed',
  'command.started',
  'command.output',
  'command.completed',
  'file.changed',
  'commit.created',
  'check.completed',
  'preview.ready',
  'builder.changed',
  'warning',
  'build.completed',
  'build.stopped',
  'build.failed',
] as const;
export type BuildEventKind = (typeof BUILD_EVENT_KINDS)[number];

/** The last event of a stream has one of these kinds. */
export const TERMINAL_KINDS: readonly BuildEventKind[] = ['build.completed', 'build.stopped', 'build.failed'];

/** An event to be written. */
export type NewBuildEvent = NewJobEvent<BuildEventKind>;
