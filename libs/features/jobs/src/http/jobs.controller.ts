import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '@capstan/auth';
import { ApiEnvelope, Bodiless, pageOf } from '@capstan/platform-http';
import { CapabilityJobsService } from '../rows/jobs.service.js';
import { ApiJobId } from './api-job-id.decorator.js';
import { toJobItems, toJobResult, toJobSummary } from './job.mapper.js';
import { JobItemsQuery } from './job-items.query.js';
import { JobsQuery } from './jobs.query.js';
import { JobItemListResult } from './job-item.result.js';
import { JobListResult, JobResult } from './job.result.js';

/** The caller's own jobs. A key sees those of the capabilities that it may call. */
@ApiTags('Jobs')
@Controller('v1/jobs')
export class JobsController {
  constructor(private readonly jobs: CapabilityJobsService) {}

  @Get()
  @ApiOperation({
    operationId: 'listJobs',
    summary: 'List your jobs',
    description: 'Calls of capabilities that run as jobs, newest first; those that the key may call.',
  })
  @ApiEnvelope(JobListResult)
  async list(
    @CurrentPrincipal() principal: Principal,
    @Query() { limit, ...query }: JobsQuery,
  ): Promise<JobListResult> {
    const found = await this.jobs.list(principal, { limit: limit + 1, ...query });
    const { items, nextAfter } = pageOf(found, limit);
    return { jobs: items.map(toJobSummary), next_after: nextAfter };
  }

  @Get(':id')
  @ApiJobId()
  @ApiOperation({ operationId: 'getJob', summary: 'State and result of a job', description: 'Free.' })
  @ApiEnvelope(JobResult, { failures: [403, 404] })
  async get(@CurrentPrincipal() principal: Principal, @Param('id') id: string): Promise<JobResult> {
    return toJobResult(await this.jobs.get(principal, id));
  }

  @Get(':id/items')
  @ApiJobId()
  @ApiOperation({
    operationId: 'listJobItems',
    summary: 'Parts of a job',
    description:
      'The pages of a crawl or the calls of a batch that have ended, in order, also while the job runs. A page has at most 8 MB of outputs, and at least one item. Free.',
  })
  @ApiEnvelope(JobItemListResult, { failures: [403, 404] })
  async items(
    @CurrentPrincipal() principal: Principal,
    @Param('id') id: string,
    @Query() query: JobItemsQuery,
  ): Promise<JobItemListResult> {
    return toJobItems(await this.jobs.items(principal, id, query));
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Bodiless()
  @ApiJobId()
  @ApiOperation({
    operationId: 'cancelJob',
    summary: 'Cancel a job',
    description:
      'Free. The job costs what its items have delivered, such as the pages that a crawl has read; without items nothing. A job that has ended stays as it is.',
  })
  @ApiEnvelope(JobResult, { failures: [403, 404] })
  async cancel(@CurrentPrincipal() principal: Principal, @Param('id') id: string): Promise<JobResult> {
    return toJobResult(await this.jobs.cancel(principal, id));
  }
}
