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
import { RunEvents } from '../runs/run-events.js';
import { RunsService } from '../runs/runs.service.js';
import { RESEARCH_EVENTS } from '../stream/research-event.documentation.js';
import { RunStream } from '../stream/run-stream.js';
import { ApiRunId } from './api-run-id.decorator.js';
import { ResearchStreamTokenResult } from '../runs/run.result.js';

/** The live progress of runs as Server-Sent Events, and tickets for browsers. */
@ApiTags('Research')
@Controller('v1/research')
export class ResearchStreamController {
  constructor(
    private readonly runs: RunsService,
    private readonly events: RunEvents,
    private readonly stream: RunStream,
    private readonly tokens: StreamTokens,
    private readonly openStreams: OpenStreams,
  ) {}

  @Post(':id/stream-token')
  @HttpCode(200)
  @Bodiless()
  @RequireScope('capability:research')
  @ApiRunId()
  @ApiOperation({
    operationId: 'createResearchStreamToken',
    summary: 'Ticket for opening the stream in a browser',
    description:
      'EventSource sends no Authorization header: open `/v1/research/{id}/stream?token=…` instead. A ticket opens one connection, within a minute.',
  })
  @ApiEnvelope(ResearchStreamTokenResult, { failures: [404] })
  async mint(
    @CurrentPrincipal() { accountId }: Principal,
    @Param('id') id: string,
  ): Promise<ResearchStreamTokenResult> {
    const run = await this.runs.get(accountId, id);
    const { token, expiresAt } = await this.tokens.mint(run.id);
    return { token, expires_at: expiresAt.toISOString() };
  }

  /** With a key, or with a ticket: so it is public to the guard, and judged here. */
  @Get(':id/stream')
  @Public()
  @ApiEventStream(RESEARCH_EVENTS)
  @ApiRunId()
  @ApiOperation({
    operationId: 'streamResearch',
    summary: 'Live progress of a run of research',
    description:
      'Server-Sent Events: everything from the first event (or after `Last-Event-ID`), then what comes, until the run ends. `id` counts from 1 without gaps; `data` is JSON with `run_id`, `seq`, `at` and the fields of the kind. A comment comes every 15 seconds.',
  })
  async open(
    @Param('id') text: string,
    @Query('token') token: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const id =
      (await this.tokens.redeem(token, text)) ?? (await this.ownedBy(requirePrincipal(request), text));
    await answerStream(request, reply, id, {
      ids: { run_id: id },
      log: this.events,
      stream: this.stream,
      open: this.openStreams,
    });
  }

  private async ownedBy(principal: Principal, text: string): Promise<string> {
    requireCapability(principal, 'research');
    return (await this.runs.get(principal.accountId, text)).id;
  }
}
