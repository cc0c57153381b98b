import { defineEvent } from '@capstan/platform-events';

/** Data of the events at the end of a build. */
export interface BuildEnded {
  execution_id: string;
  /** Absent if nothing of the build is published. */
  preview_url?: string;
}

/** Data of `build.failed`. */
export interface BuildFailed extends BuildEnded {
  /** For the owner. */
  reason: string;
}

const execution_id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

export const buildCompleted = defineEvent<BuildEnded>('build.completed', {
  description: 'A build was completed and its work is published.',
  example: { execution_id, preview_url: 'http://127.0.0.1:3000/preview/acme/' },
});

export const buildFailed = defineEvent<BuildFailed>('build.failed', {
  description: 'A build failed.',
  example: { execution_id, reason: 'The build exceeded its time limit.' },
});

export const buildStopped = defineEvent<BuildEnded>('build.stopped', {
  description: 'A build was stopped by its owner.',
  example: { execution_id },
});

export const BUILD_EVENTS = [buildCompleted, buildFailed, buildStopped];
