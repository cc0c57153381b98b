import { ApiTags } from '@nestjs/swagger';
import { RequireScope } from '@capstan/auth';
import { jobStreamController } from '@capstan/platform-jobs';
import { BUILD_STREAM_EVENTS } from '../events/build-event.documentation.js';
import { ApiExecutionId, BuildRoutes } from '../http/build-route.decorator.js';
import { BuildStreamTokenResult } from '../http/builds.result.js';
import { StreamedBuilds } from './streamed-builds.js';

/** The live progress of builds. */
export const BuildStreamController = jobStreamController({
  jobs: StreamedBuilds,
  param: 'execution_id',
  events: BUILD_STREAM_EVENTS,
  decorators: [ApiTags('Builds'), BuildRoutes()],
  idDocumentation: ApiExecutionId(),
  ticket: {
    path: 'v1/builds/:execution_id/stream-token',
    operationId: 'createBuildStreamToken',
    access: RequireScope('capability:build_status'),
    result: BuildStreamTokenResult,
  },
  stream: {
    path: 'cloud-build/:execution_id/stream',
    operationId: 'streamBuild',
    summary: 'Live progress of a build',
    description:
      'Server-Sent Events: all events from the first one (or after `Last-Event-ID`), then live ones until the build ends. `id` counts from 1 without gaps; `data` is JSON with `execution_id`, `seq`, `at` and the fields of the kind. A comment is sent every 15 seconds.',
  },
});
