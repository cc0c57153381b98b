import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal, RequireScope } from '@capstan/auth';
import {
  ApiCallHeaders,
  type CallRequest,
  CallRequestOf,
  CapabilityHttpHandler,
  CapabilityParamsPipe,
  type ValidParams,
  bodyExamples,
} from '@capstan/capabilities';
import {
  ApiEnvelope,
  Bodiless,
  type RenderedEnvelope,
  pageOf,
  requestContextOf,
} from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BuildViews } from '../builds/build-views.js';
import { BuildsQuery } from './builds.query.js';
import { BuildsService } from '../builds/builds.service.js';
import { build } from '../capabilities/build-capabilities.js';
import { STOPPED, accepted } from '../builds/build.mapper.js';
import { BuildMessageBody, BuildParams } from '../capabilities/build.params.js';
import {
  BuildCreatedResult,
  BuildResult,
  BuildStoppedResult,
  BuildMessageAcceptedResult,
} from '../builds/build.result.js';
import { ApiExecutionId, ApiInvalidOrMismatched, BuildRoutes } from './build-route.decorator.js';
import { BuildListResult } from './builds.result.js';
import { executionIdOf } from './execution-id.js';
import { NullSitePipe } from './null-site.pipe.js';

const ROUTE = '/v1/builds';

/** The build routes (docs/contract.md 4.1), and the list of the caller's builds. */
@ApiTags('Builds')
@BuildRoutes()
@Controller('v1/builds')
export class BuildsController {
  constructor(
    private readonly calls: CapabilityHttpHandler,
    private readonly builds: BuildsService,
    private readonly views: BuildViews,
  ) {}

  @Post()
  @HttpCode(200)
  @RequireScope('capability:build')
  @ApiOperation({ operationId: 'createBuild', summary: 'Build a company or app' })
  @ApiBody({ type: BuildParams, required: true, examples: bodyExamples(build) })
  @ApiCallHeaders()
  @ApiInvalidOrMismatched()
  @ApiEnvelope(BuildCreatedResult, { failures: [402, 404, 409, 413, 415, 502, 504] })
  create(
    @Body(NullSitePipe, new CapabilityParamsPipe(build)) params: ValidParams,
    @CallRequestOf() request: CallRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RenderedEnvelope> {
    return this.calls.handle({ capability: build.name, params, route: ROUTE }, request, reply);
  }

  @Get()
  @RequireScope('capability:build_status')
  @ApiOperation({ operationId: 'listBuilds', summary: 'List your builds', description: 'Newest first.' })
  @ApiEnvelope(BuildListResult)
  async list(
    @CurrentPrincipal() { accountId }: Principal,
    @Query() { limit, ...query }: BuildsQuery,
  ): Promise<BuildListResult> {
    const found = await this.views.list(accountId, { limit: limit + 1, ...query });
    const { items, nextAfter } = pageOf(
      found.map((build) => ({ ...build, id: build.execution_id })),
      limit,
    );
    return { builds: items.map(({ id: _id, ...build }) => build), next_after: nextAfter };
  }

  @Get(':execution_id')
  @RequireScope('capability:build_status')
  @ApiExecutionId()
  @ApiOperation({
    operationId: 'getBuild',
    summary: 'Status and preview of a build',
    description:
      'Free. `preview_url` is present once visitors can see something; `withheld` lists the pages that they do not see, and why.',
  })
  @ApiEnvelope(BuildResult, { failures: [404] })
  get(@CurrentPrincipal() { accountId }: Principal, @Param('execution_id') id: string): Promise<BuildResult> {
    return this.views.get(accountId, executionIdOf(id));
  }

  @Post(':execution_id/message')
  @HttpCode(200)
  @RequireScope('capability:build_message')
  @ApiExecutionId()
  @ApiOperation({
    operationId: 'messageBuild',
    summary: 'Send a follow-up instruction to a running build',
    description:
      'Free. The instruction is stored and processed at the next step; the stream reports its outcome. The message that answers the question of a build (`build.question`) starts and charges the build.',
  })
  @ApiEnvelope(BuildMessageAcceptedResult, { failures: [402, 404, 409, 413, 415] })
  async message(
    @CurrentPrincipal() principal: Principal,
    @Param('execution_id') id: string,
    @Body() { prompt }: BuildMessageBody,
    @Req() request: FastifyRequest,
  ): Promise<BuildMessageAcceptedResult> {
    const executionId = executionIdOf(id);
    const sender = {
      accountId: principal.accountId,
      keyId: principal.credential.id,
      spending: { groupId: principal.spendingGroupId, capCredits: principal.creditCap },
    };
    requestContextOf(request).creditsUsed = await this.builds.message(sender, executionId, prompt);
    return accepted(executionId);
  }

  @Post(':execution_id/stop')
  @HttpCode(200)
  @Bodiless()
  @RequireScope('capability:build_stop')
  @ApiExecutionId()
  @ApiOperation({
    operationId: 'stopBuild',
    summary: 'Stop a running build',
    description: 'Free. Committed work is kept. A build that has ended is not changed.',
  })
  @ApiEnvelope(BuildStoppedResult, { failures: [404] })
  async stop(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('execution_id') id: string,
  ): Promise<BuildStoppedResult> {
    await this.builds.stop(accountId, executionIdOf(id));
    return STOPPED;
  }
}
