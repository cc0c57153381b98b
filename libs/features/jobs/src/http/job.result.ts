import { ResultField } from '@capstan/kit';
import { JOB_STATUSES } from '../rows/job.js';

/** The progress of a job. */
export class JobProgressResult {
  @ResultField({ type: 'number', description: 'How much is done', example: 30 })
  done: number;

  @ResultField({
    type: 'number',
    nullable: true,
    description: 'Of how much; null while it is not known',
    example: 312,
  })
  total: number | null;

  @ResultField({ type: 'string', description: 'What is counted', example: 'seconds' })
  unit: string;
}

/** How many parts of a job have ended. */
export class JobItemCountsResult {
  @ResultField({ type: 'integer', description: 'Done', example: 30 })
  done: number;

  @ResultField({ type: 'integer', description: 'Failed; these are free', example: 2 })
  failed: number;
}

/** A job as lists show it. */
export class JobSummaryResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifies the job' })
  id: string;

  @ResultField({
    type: 'string',
    description: 'Capability of the call that started it',
    example: 'transcribe',
  })
  capability: string;

  @ResultField({ type: 'string', enum: JOB_STATUSES, description: 'State of the job', example: 'completed' })
  status: string;

  @ResultField({
    of: () => JobProgressResult,
    nullable: true,
    description: 'What its provider reported last; null before',
  })
  progress: JobProgressResult | null;

  @ResultField({
    of: () => JobItemCountsResult,
    nullable: true,
    description: 'Its parts, where it has some (`GET /v1/jobs/{id}/items`); null otherwise',
  })
  items: JobItemCountsResult | null;

  @ResultField({
    type: 'string',
    description: 'Path of the live progress stream (Server-Sent Events)',
    example: '/v1/jobs/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream',
  })
  stream_url: string;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Provider of the result; null without one',
    example: 'local_whisper',
  })
  provider_used: string | null;

  @ResultField({
    type: 'string',
    list: true,
    description: 'Providers in the order in which they were tried, once the job has ended',
    example: ['local_whisper'],
  })
  providers_tried: string[];

  @ResultField({
    type: 'integer',
    description: 'Credits charged once it has ended',
    example: 5,
  })
  credits_used: number;

  @ResultField({
    type: 'object',
    nullable: true,
    description: 'Why it failed (the error object of a failed call); null when it did not',
  })
  failure: object | null;

  @ResultField({ type: 'string', format: 'date-time', description: 'When the call was made' })
  created_at: string;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When a worker took it',
    example: '2026-11-20T09:30:00.000Z',
  })
  started_at: string | null;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When it ended',
    example: '2026-11-20T09:30:41.000Z',
  })
  finished_at: string | null;
}

/** `data` of GET /v1/jobs/{id}. */
export class JobResult extends JobSummaryResult {
  @ResultField({
    type: 'object',
    nullable: true,
    description: 'The result of the capability; null until the job is completed',
  })
  result: object | null;
}

/** `data` of GET /v1/jobs. */
export class JobListResult {
  @ResultField({ of: () => JobSummaryResult, list: true, description: 'Newest first' })
  jobs: JobSummaryResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Send as `after` for the next page; null at the end',
  })
  next_after: string | null;
}

/** `data` of POST …/stream-token. */
export class JobStreamTokenResult {
  @ResultField({
    type: 'string',
    description: 'Opens the stream once: `…/stream?token=…`',
    example: 'q8Jx0dT5uVwYzA1bC2dE3f',
  })
  token: string;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it expires' })
  expires_at: string;
}
