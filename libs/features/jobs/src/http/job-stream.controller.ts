import { ApiTags } from '@nestjs/swagger';
import { jobStreamController } from '@capstan/platform-jobs';
import { JOB_STREAM_EVENTS } from '../stream/job-event.documentation.js';
import { StreamedCapabilityJobs } from '../stream/streamed-capability-jobs.js';
import { ApiJobId } from './api-job-id.decorator.js';
import { JobStreamTokenResult } from './job.result.js';

/** The live progress of jobs. */
export const JobStreamController = jobStreamController({
  jobs: StreamedCapabilityJobs,
  param: 'id',
  events: JOB_STREAM_EVENTS,
  decorators: [ApiTags('Jobs')],
  idDocumentation: ApiJobId(),
  ticket: {
    path: 'v1/jobs/:id/stream-token',
    operationId: 'createJobStreamToken',
    result: JobStreamTokenResult,
  },
  stream: {
    path: 'v1/jobs/:id/stream',
    operationId: 'streamJob',
    summary: 'Live progress of a job',
    description:
      'Server-Sent Events: everything from the first event (or after `Last-Event-ID`), then new events as they come, until the job ends. `id` counts from 1 without gaps; `data` is JSON with `job_id`, `seq`, `at` and the fields of the kind. A comment comes every 15 seconds.',
  },
});
