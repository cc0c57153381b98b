import { ApiTags } from '@nestjs/swagger';
import { RequireScope } from '@capstan/auth';
import { jobStreamController } from '@capstan/platform-jobs';
import { ResearchStreamTokenResult } from '../runs/run.result.js';
import { RESEARCH_EVENTS } from '../stream/research-event.documentation.js';
import { StreamedRuns } from '../stream/streamed-runs.js';
import { ApiRunId } from './api-run-id.decorator.js';

/** The live progress of research runs. */
export const ResearchStreamController = jobStreamController({
  jobs: StreamedRuns,
  param: 'id',
  events: RESEARCH_EVENTS,
  decorators: [ApiTags('Research')],
  idDocumentation: ApiRunId(),
  ticket: {
    path: 'v1/research/:id/stream-token',
    operationId: 'createResearchStreamToken',
    access: RequireScope('capability:research'),
    result: ResearchStreamTokenResult,
  },
  stream: {
    path: 'v1/research/:id/stream',
    operationId: 'streamResearch',
    summary: 'Live progress of a research run',
    description:
      'Server-Sent Events: all events from the first one (or after `Last-Event-ID`), then live ones until the run ends. `id` counts from 1 without gaps; `data` is JSON with `run_id`, `seq`, `at` and the fields of the kind. A comment is sent every 15 seconds.',
  },
});
