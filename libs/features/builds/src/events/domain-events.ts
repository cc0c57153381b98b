import { defineEvent } from '@capstan/platform-events';
import { ResultField } from '@capstan/platform-http';

/** Data of the events of a build's end. */
export class BuildEnded {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifies the build.' })
  execution_id: string;

  @ResultField({
    type: 'string',
    optional: true,
    description: 'Where its work is shown; absent when nothing of it is.',
  })
  preview_url?: string;
}

/** Data of `build.failed`. */
export class BuildFailed extends BuildEnded {
  @ResultField({ type: 'string', description: 'Why it failed, for the owner.' })
  reason: string;
}

const execution_id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

export const buildCompleted = defineEvent<BuildEnded>('build.completed', {
  description: 'A build is done and its work is shown.',
  schema: BuildEnded,
  example: { execution_id, preview_url: 'http://127.0.0.1:3000/preview/acme/' },
});

export const buildFailed = defineEvent<BuildFailed>('build.failed', {
  description: 'A build failed.',
  schema: BuildFailed,
  example: { execution_id, reason: 'The build took longer than one build may.' },
});

export const buildStopped = defineEvent<BuildEnded>('build.stopped', {
  description: 'A build was stopped by its owner.',
  schema: BuildEnded,
  example: { execution_id },
});

export const BUILD_EVENTS = [buildCompleted, buildFailed, buildStopped];
