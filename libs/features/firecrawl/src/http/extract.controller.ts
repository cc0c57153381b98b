import { Body, Get, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import { type CallRequest, CallRequestOf } from '@capstan/capabilities';
import { CapabilityJobsService, type CapabilityJobsConfig, capabilityJobsConfig } from '@capstan/jobs';
import type { FastifyReply } from 'fastify';
import { extractParamsOf } from '../body/call-params.js';
import { FirecrawlCalls } from '../calls/firecrawl-calls.js';
import { statusOf } from '../jobs/job-status.js';
import { FirecrawlRoutes } from './firecrawl-route.decorator.js';

/** The envelope of a call of `extract`. */
interface Extraction {
  data: { fields: object; places: { path: string; url: string }[] } | null;
  error: { detail: string } | null;
  credits_used: number;
}

/** `extract` in Firecrawl's form: there it is a job, so here it is a batch of one call, with the scope of `extract` alone. */
@FirecrawlRoutes()
export class ExtractController {
  constructor(
    private readonly calls: FirecrawlCalls,
    private readonly jobs: CapabilityJobsService,
    @Inject(capabilityJobsConfig.token) private readonly config: CapabilityJobsConfig,
  ) {}

  @Post('extract')
  @HttpCode(200)
  @RequireScope('capability:extract')
  async start(
    @Body() body: unknown,
    @CallRequestOf() request: CallRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const id = await this.calls.start('batch', extractParamsOf(body), request, reply);
    return { success: true, id };
  }

  @Get('extract/:id')
  async read(@CurrentPrincipal() principal: Principal, @Param('id') id: string): Promise<object> {
    const job = await this.jobs.getCalling(principal, id, 'extract');
    const { status, expiresAt } = statusOf(job, this.config.keepDays);
    if (status === 'scraping') return { success: true, status: 'processing', data: [], expiresAt };
    const { items } = await this.jobs.itemsOf(job, { limit: 1 });
    const { data, error, credits_used: creditsUsed } = (items[0]?.output ?? NOTHING) as Extraction;
    if (error) return { success: false, status: 'failed', error: error.detail, data: [], expiresAt };
    return {
      success: true,
      status,
      data: data?.fields ?? {},
      sources: sourcesOf(data),
      creditsUsed,
      expiresAt,
    };
  }
}

const NOTHING: Extraction = { data: null, error: null, credits_used: 0 };

/** The pages of each field. */
function sourcesOf(data: Extraction['data']): Record<string, string[]> {
  const pages = Object.groupBy(data?.places ?? [], ({ path }) => path);
  return Object.fromEntries(
    Object.entries(pages).map(([path, places = []]) => [path, [...new Set(places.map(({ url }) => url))]]),
  );
}
