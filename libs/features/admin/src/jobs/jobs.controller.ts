import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiEnvelope } from '@capstan/platform-http';
import { AdminController } from '../admin-controller.decorator.js';
import { toAdminJobResult, toQueueResult } from './job.mapper.js';
import { AdminJobsQuery } from './jobs.query.js';
import { AdminJobsResult } from './jobs.result.js';
import { OpenJobs } from './open-jobs.service.js';

/** Durable work of all accounts. */
@AdminController('jobs')
export class AdminJobsController {
  constructor(private readonly jobs: OpenJobs) {}

  @Get()
  @ApiOperation({
    operationId: 'adminListJobs',
    summary: 'Queues and running jobs',
    description:
      'How full every queue is, and the builds, research runs, jobs and messages of all accounts that have not ended, oldest first.',
  })
  @ApiEnvelope(AdminJobsResult)
  async list(@Query() query: AdminJobsQuery): Promise<AdminJobsResult> {
    const { kind, state, account_id: accountId, after, limit } = query;
    const [queues, found] = await Promise.all([
      this.jobs.countsWithFailures(),
      this.jobs.list({ kind, state, accountId, after, limit: limit + 1 }),
    ]);
    const shown = found.slice(0, limit);
    return {
      queues: queues.map(toQueueResult),
      jobs: shown.map(toAdminJobResult),
      next_after: found.length > limit ? (shown.at(-1)?.cursor ?? null) : null,
    };
  }
}
