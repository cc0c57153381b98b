import { Body, Delete, Get, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import { type CallRequest, CallRequestOf } from '@capstan/capabilities';
import {
  CapabilityJobsService,
  type CapabilityJobsConfig,
  type CapabilityJobWithResult,
  type JobItem,
  capabilityJobsConfig,
} from '@capstan/jobs';
import { NotFoundError } from '@capstan/platform-core';
import { Bodiless } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { batchParamsOf } from '../body/call-params.js';
import { crawlParamsOf } from '../body/crawl-params.js';
import { FirecrawlCalls } from '../calls/firecrawl-calls.js';
import { addressOf, statusOf } from '../jobs/job-status.js';
import { type ScrapedPage, documentOf } from '../pages/document.js';
import { SkipQuery } from './skip.query.js';
import { FirecrawlRoutes } from './firecrawl-route.decorator.js';

/** Documents of one answer; large ones are fewer. */
const PAGE_SIZE = 100;
/** Failed pages of one answer: there is no paging. */
const MAX_ERRORS = 1_000;

const ROUTES = { crawl: 'crawl', 'batch/scrape': 'batch' } as const;
type JobRoute = keyof typeof ROUTES;

/** Crawls and batches in Firecrawl's form. */
@FirecrawlRoutes()
export class JobsController {
  constructor(
    private readonly calls: FirecrawlCalls,
    private readonly jobs: CapabilityJobsService,
    @Inject(capabilityJobsConfig.token) private readonly config: CapabilityJobsConfig,
  ) {}

  @Post('crawl')
  @HttpCode(200)
  @RequireScope('capability:crawl')
  async crawl(
    @Body() body: unknown,
    @CallRequestOf() call: CallRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const id = await this.calls.start('crawl', crawlParamsOf(body), call, reply);
    return { success: true, id, url: addressOf(request, `crawl/${id}`) };
  }

  @Post('batch/scrape')
  @HttpCode(200)
  @RequireScope('capability:batch')
  async batch(
    @Body() body: unknown,
    @CallRequestOf() call: CallRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const id = await this.calls.start('batch', batchParamsOf(body), call, reply);
    return { success: true, id, url: addressOf(request, `batch/scrape/${id}`), invalidURLs: [] };
  }

  @Get('crawl/:id')
  crawled(
    @CurrentPrincipal() principal: Principal,
    @Param('id') id: string,
    @Query() { skip }: SkipQuery,
    @Req() request: FastifyRequest,
  ): Promise<object> {
    return this.read('crawl', principal, id, skip, request);
  }

  @Get('batch/scrape/:id')
  scraped(
    @CurrentPrincipal() principal: Principal,
    @Param('id') id: string,
    @Query() { skip }: SkipQuery,
    @Req() request: FastifyRequest,
  ): Promise<object> {
    return this.read('batch/scrape', principal, id, skip, request);
  }

  @Get('crawl/:id/errors')
  crawlErrors(@CurrentPrincipal() principal: Principal, @Param('id') id: string): Promise<object> {
    return this.errors('crawl', principal, id);
  }

  @Get('batch/scrape/:id/errors')
  batchErrors(@CurrentPrincipal() principal: Principal, @Param('id') id: string): Promise<object> {
    return this.errors('batch/scrape', principal, id);
  }

  @Delete('crawl/:id')
  @Bodiless()
  cancelCrawl(@CurrentPrincipal() principal: Principal, @Param('id') id: string): Promise<object> {
    return this.cancel('crawl', principal, id);
  }

  @Delete('batch/scrape/:id')
  @Bodiless()
  cancelBatch(@CurrentPrincipal() principal: Principal, @Param('id') id: string): Promise<object> {
    return this.cancel('batch/scrape', principal, id);
  }

  private async read(
    route: JobRoute,
    principal: Principal,
    id: string,
    skip: number,
    request: FastifyRequest,
  ): Promise<object> {
    // Read first: what has ended after it is not missed by a caller who sees that the job has ended.
    const job = await this.jobOf(route, principal, id);
    const page = { after: skip, limit: PAGE_SIZE, status: 'done' as const };
    const { items, hasMore } = await this.jobs.items(principal, id, page);
    const next = addressOf(request, `${route}/${id}?skip=${items.at(-1)?.position ?? skip}`);
    return {
      ...statusOf(job, this.config.keepDays),
      ...(hasMore ? { next } : {}),
      data: items.map((item) => documentOf(pageOf(item))),
    };
  }

  private async errors(route: JobRoute, principal: Principal, id: string): Promise<object> {
    await this.jobOf(route, principal, id);
    const page = { limit: MAX_ERRORS, status: 'failed' as const };
    const { items } = await this.jobs.items(principal, id, page);
    const errors = items.map((item) => ({
      id: `${id}-${item.position}`,
      timestamp: item.endedAt.toISOString(),
      url: (item.input as { url?: string }).url ?? '',
      code: errorOf(item)?.title,
      error: errorOf(item)?.detail ?? '',
    }));
    const isRobots = ({ error }: { error: string }): boolean => error.includes('robots.txt');
    return {
      errors: errors.filter((error) => !isRobots(error)),
      robotsBlocked: errors.filter(isRobots).map(({ url }) => url),
    };
  }

  private async cancel(route: JobRoute, principal: Principal, id: string): Promise<object> {
    await this.jobOf(route, principal, id);
    const { status } = await this.jobs.cancel(principal, id);
    return { success: true, status };
  }

  private async jobOf(route: JobRoute, principal: Principal, id: string): Promise<CapabilityJobWithResult> {
    const job = await this.jobs.get(principal, id);
    if (job.capability !== ROUTES[route]) throw new NotFoundError('The job');
    return job;
  }
}

interface ItemOutput {
  /** Output for a page of a crawl. */
  page?: ScrapedPage | null;
  /** Output for a call of a batch. */
  data?: ScrapedPage | null;
  error?: { title: string; detail: string } | null;
}

const pageOf = ({ output }: JobItem): ScrapedPage => {
  const { page, data } = output as ItemOutput;
  return (page ?? data) as ScrapedPage;
};

const errorOf = ({ output }: JobItem): ItemOutput['error'] => (output as ItemOutput).error;
