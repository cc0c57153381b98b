import { ResultField } from '@capstan/platform-http';
import { OPEN_STATES, type OpenState } from '@capstan/platform-jobs';
import { JOB_KINDS, type JobKind, QUEUES, type QueueName } from './open-job.js';

/** How full a queue is. */
export class QueueResult {
  @ResultField({ type: 'string', enum: QUEUES, description: 'What it holds' })
  queue: QueueName;

  @ResultField({ type: 'integer', description: 'Ready for a worker' })
  waiting: number;

  @ResultField({ type: 'integer', description: 'A worker holds the lease' })
  active: number;

  @ResultField({
    type: 'integer',
    description:
      'Scheduled, waiting for the next attempt, or for earlier ones of the account or site; a queue is counted up to 100,000',
  })
  delayed: number;

  @ResultField({ type: 'integer', description: 'Failed in the last 24 hours; up to a minute old' })
  failed_last_24h: number;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'Since when a worker could have taken the oldest waiting one',
  })
  oldest_waiting_at: string | null;
}

/** A job that has not ended. */
export class AdminJobResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Id of the build, run, job or message' })
  id: string;

  @ResultField({ type: 'string', enum: JOB_KINDS, description: 'Kind' })
  kind: JobKind;

  @ResultField({ type: 'string', description: 'Capability' })
  capability: string;

  @ResultField({ type: 'string', format: 'uuid', description: 'Account' })
  account_id: string;

  @ResultField({
    type: 'string',
    enum: OPEN_STATES,
    description:
      '`waiting`: ready for a worker; `active`: a worker holds its lease; `delayed`: scheduled, waiting for the next attempt, or for earlier ones of the account or site',
  })
  state: OpenState;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it was created' })
  created_at: string;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When a worker took it last',
  })
  claimed_at: string | null;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'End of the lease of its worker, which renews it while it lives',
  })
  lease_until: string | null;

  @ResultField({ type: 'integer', description: 'How many times a worker took it' })
  attempts: number;

  @ResultField({ type: 'integer', description: 'Attempts since it last made progress' })
  attempts_without_progress: number;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When its caller asked to stop it',
  })
  stop_requested_at: string | null;
}

/** `data` of GET /v1/admin/jobs. */
export class AdminJobsResult {
  @ResultField({ of: () => QueueResult, list: true, description: 'Every queue, whatever the filters' })
  queues: QueueResult[];

  @ResultField({
    of: () => AdminJobResult,
    list: true,
    description: 'Jobs that have not ended, oldest first',
  })
  jobs: AdminJobResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Pass as `after` for the next page; null on the last page',
  })
  next_after: string | null;
}
