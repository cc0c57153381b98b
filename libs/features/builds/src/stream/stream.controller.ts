import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentPrincipal,
  type Principal,
  Public,
  RequireScope,
  requireCapability,
  requirePrincipal,
} from '@capstan/auth';
import { ApiEnvelope, Bodiless } from '@capstan/platform-http';
import { ApiEventStream, OpenStreams, StreamTokens, answerStream } from '@capstan/platform-jobs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BuildsService } from '../builds/builds.service.js';
import { BUILD_EVENTS } from '../events/build-event.documentation.js';
import { BuildEvents } from '../events/build-events.js';
import { ApiExecutionId, BuildRoutes } from '../http/build-route.decorator.js';
import { BuildStreamTokenResult } from '../http/builds.result.js';
import { executionIdOf } from '../http/execution-id.js';
import { BuildStream } from './build-stream.js';

/** The live progress of builds as Server-Sent Events (design 4), and tickets for browsers. */
@ApiTags('Builds')
@BuildRoutes()
@Controller()
export class StreamController {
  constructor(
    private readonly builds: BuildsService,
    private readonly events: BuildEvents,
    private readonly stream: BuildStream,
    private readonly tokens: StreamTokens,
    private readonly openStreams: OpenStreams,
  ) {}

  @Post('v1/builds/:execution_id/stream-token')
  @HttpCode(200)
  @Bodiless()
  @RequireScope('capability:build_status')
  @ApiExecutionId()
  @ApiOperation({
    operationId: 'createBuildStreamToken',
    summary: 'Ticket for opening the stream in a browser',
    description:
      'EventSource sends no Authorization header: open `/cloud-build/{execution_id}/stream?token=…` instead. A ticket opens one connection, within a minute.',
  })
  @ApiEnvelope(BuildStreamTokenResult, { failures: [404] })
  async mint(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('execution_id') id: string,
  ): Promise<BuildStreamTokenResult> {
    const build = await this.builds.get(accountId, executionIdOf(id));
    const { token, expiresAt } = await this.tokens.mint(build.id);
    return { token, expires_at: expiresAt.toISOString() };
  }

  /** With a key, or with a ticket: so it is public to the guard, and judged here. */
  @Get('cloud-build/:execution_id/stream')
  @Public()
  @ApiEventStream(BUILD_EVENTS)
  @ApiExecutionId()
  @ApiOperation({
    operationId: 'streamBuild',
    summary: 'Live progress of a build',
    description:
      'Server-Sent Events: everything from the first event (or after `Last-Event-ID`), then what comes, until the build ends. `id` counts from 1 without gaps; `data` is JSON with `execution_id`, `seq`, `at` and the fields of the kind. A comment comes every 15 seconds.',
  })
  async open(
    @Param('execution_id') text: string,
    @Query('token') token: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const id =
      (await this.tokens.redeem(token, text)) ?? (await this.ownedBy(requirePrincipal(request), text));
    await answerStream(request, reply, id, {
      ids: { execution_id: id },
      log: this.events,
      stream: this.stream,
      open: this.openStreams,
    });
  }

  private async ownedBy(principal: Principal, text: string): Promise<string> {
    requireCapability(principal, 'build_status');
    return (await this.builds.get(principal.accountId, executionIdOf(text))).id;
  }
}
