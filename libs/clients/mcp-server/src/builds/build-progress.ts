import type { BuildEvent } from '@capstan/client';

const PHASES: Readonly<Record<string, string>> = {
  queued: 'Waiting for a free worker',
  planning: 'Planning',
  building: 'Building',
  verifying: 'Running the checks',
  publishing: 'Publishing',
};

/** Describes a build event for people. @returns undefined for events that are not relevant to them. */
export function buildProgress(event: BuildEvent): string | undefined {
  switch (event.kind) {
    case 'build.started':
      return 'The build has started';
    case 'build.question':
      return `The build asks: ${event.data.text}`;
    case 'build.resumed':
      return 'The build has resumed after an interruption';
    case 'phase.changed':
      return PHASES[event.data.phase];
    case 'step.started':
      return event.data.title;
    case 'step.failed':
      return `Failed: ${event.data.title}`;
    case 'message.applied':
      return event.data.summary;
    case 'check.completed':
      return event.data.passed ? 'All checks passed' : 'The checks found problems';
    case 'preview.ready':
      return `Preview: ${event.data.preview_url}`;
    case 'builder.changed':
      return `The builder is now ${event.data.to ?? 'another one'}`;
    case 'warning':
      return event.data.message;
    default:
      return undefined;
  }
}
