import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import {
  ApiCallHeaders,
  CALL_FAILURES,
  type CallRequest,
  CallRequestOf,
  CapabilityHttpHandler,
  CapabilityParamsPipe,
  type ValidParams,
  bodyExamples,
  priceText,
} from '@capstan/capabilities';
import { ApiEnvelope, type RenderedEnvelope, requestContextOf, pageOf } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { research } from '../capability/research.capability.js';
import { ResearchParams } from '../capability/research.params.js';
import { ResearchResult } from '../results/research.result.js';
import { RunsService } from '../runs/runs.service.js';
import { ApiRunId } from './api-run-id.decorator.js';
import { resultIn } from './completed-run.js';
import { ResearchRunsQuery } from './research-runs.query.js';
import { ResearchEvidenceResult } from '../runs/evidence.result.js';
import { toEvidenceResult, toRunResult, toRunSummary } from '../runs/run.mapper.js';
import { ResearchRunListResult, ResearchRunResult } from '../runs/run.result.js';

const ROUTE = '/v1/research';

/** Starts research, and lists, reads and cancels the caller's runs. */
@ApiTags('Research')
@Controller('v1/research')
export class ResearchController {
  constructor(
    private readonly calls: CapabilityHttpHandler,
    private readonly runs: RunsService,
  ) {}

  @Post()
  @HttpCode(200)
  @RequireScope('capability:research')
  @ApiOperation({
    operationId: 'research',
    summary: research.summary,
    description: `${research.description}\n\nCosts ${priceText(research.credits)}; failures are free, and a cancelled run costs one credit for each search that had found something.`,
  })
  @ApiBody({ type: ResearchParams, required: true, examples: bodyExamples(research) })
  @ApiCallHeaders()
  @ApiHeader({
    name: 'Prefer',
    required: false,
    description:
      '`respond-async`: return 202 at once with the run and its `Location`; with `wait=10` after at most ten seconds (RFC 7240)',
    schema: { type: 'string' },
  })
  @ApiEnvelope(ResearchResult, { metadata: 'full', failures: CALL_FAILURES })
  @ApiEnvelope(ResearchRunResult, { status: 202, metadata: 'full', description: 'The run continues' })
  start(
    @Body(new CapabilityParamsPipe(research)) params: ValidParams,
    @CallRequestOf() request: CallRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RenderedEnvelope> {
    return this.calls.handle({ capability: research.name, params, route: ROUTE }, request, reply);
  }

  @Get()
  @RequireScope('capability:research')
  @ApiOperation({
    operationId: 'listResearchRuns',
    summary: 'List your research runs',
    description: 'Newest first.',
  })
  @ApiEnvelope(ResearchRunListResult)
  async list(
    @CurrentPrincipal() { accountId }: Principal,
    @Query() { limit, ...query }: ResearchRunsQuery,
  ): Promise<ResearchRunListResult> {
    const found = await this.runs.list(accountId, { limit: limit + 1, ...query });
    const { items, nextAfter } = pageOf(found, limit);
    return { runs: items.map(toRunSummary), next_after: nextAfter };
  }

  @Get(':id')
  @RequireScope('capability:research')
  @ApiRunId()
  @ApiOperation({
    operationId: 'getResearchRun',
    summary: 'State and result of a research run',
    description: 'Free.',
  })
  @ApiEnvelope(ResearchRunResult, { failures: [404] })
  async get(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('id') id: string,
  ): Promise<ResearchRunResult> {
    return toRunResult(await this.runs.get(accountId, id));
  }

  @Delete(':id')
  @RequireScope('capability:research')
  @ApiRunId()
  @ApiOperation({
    operationId: 'cancelResearchRun',
    summary: 'Cancel a research run',
    description:
      'Charges one credit for each search that had found something, at most the price of the run; nothing before the first one. A run that has ended is not changed.',
  })
  @ApiEnvelope(ResearchRunResult, { failures: [404] })
  async cancel(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<ResearchRunResult> {
    const { run, chargedCredits } = await this.runs.cancel(accountId, id);
    requestContextOf(request).creditsUsed = chargedCredits;
    return toRunResult(run);
  }

  @Get(':id/evidence')
  @RequireScope('capability:research')
  @ApiRunId()
  @ApiOperation({
    operationId: 'getResearchEvidence',
    summary: 'Evidence for every sentence of a report',
    description:
      'Each sentence with the spans of the sources that support it, and their hashes, so that people and programs can check it.',
  })
  @ApiEnvelope(ResearchEvidenceResult, { failures: [404, 409] })
  async evidence(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('id') id: string,
  ): Promise<ResearchEvidenceResult> {
    resultIn(await this.runs.get(accountId, id));
    return toEvidenceResult(await this.runs.evidence(accountId, id));
  }
}
