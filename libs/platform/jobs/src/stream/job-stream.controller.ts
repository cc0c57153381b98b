import {
  Controller,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Req,
  Res,
  type Type,
  UseGuards,
  applyDecorators,
} from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiEnvelope, Bodiless, Public } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiEventStream, answerStream } from './answer-stream.js';
import type { EventDocumentation } from './event-documentation.js';
import { OpenStreams } from './open-streams.js';
import { streamAccessGuard } from './stream-access.guard.js';
import { StreamTokens } from './stream-tokens.js';
import type { StreamedJobs } from './streamed-jobs.js';

/** The routes of the event stream of one kind of job. */
export interface JobStreamRoutes {
  readonly jobs: Type<StreamedJobs>;
  /** Name of the job id in both paths. */
  readonly param: string;
  readonly events: EventDocumentation;
  /** Decorators of both routes: tag, form of errors. */
  readonly decorators: readonly ClassDecorator[];
  /** Documents the job id in the path. */
  readonly idDocumentation: MethodDecorator;
  /** The ticket route. */
  readonly ticket: {
    readonly path: string;
    readonly operationId: string;
    /** The scope that it needs; absent: `jobs.authorize` decides by the job. */
    readonly access?: MethodDecorator;
    readonly result: Type;
  };
  /** The stream route. */
  readonly stream: {
    readonly path: string;
    readonly operationId: string;
    readonly summary: string;
    readonly description: string;
  };
}

/** Creates the controller for the live progress of one kind of job: Server-Sent Events, and tickets for browsers. */
export function jobStreamController(routes: JobStreamRoutes): Type {
  const { jobs, param, events, ticket, stream } = routes;
  const ticketAccess: MethodDecorator = ticket.access ?? (() => undefined);
  const streamPath = `/${stream.path.replace(`:${param}`, `{${param}}`)}`;

  @Controller()
  class StreamController {
    constructor(
      @Inject(jobs) private readonly jobs: StreamedJobs,
      private readonly tokens: StreamTokens,
      private readonly openStreams: OpenStreams,
    ) {}

    @Post(ticket.path)
    @HttpCode(200)
    @Bodiless()
    @ticketAccess
    @routes.idDocumentation
    @ApiOperation({
      operationId: ticket.operationId,
      summary: 'Creates a ticket that opens the stream in a browser',
      description: `EventSource sends no Authorization header: open \`${streamPath}?token=…\` instead. A ticket opens one connection, within a minute.`,
    })
    @ApiEnvelope(ticket.result, { failures: [404] })
    async mint(
      @Param(param) text: string,
      @Req() request: FastifyRequest,
    ): Promise<{ token: string; expires_at: string }> {
      const { token, expiresAt } = await this.tokens.mint(await this.jobs.authorize(request, text));
      return { token, expires_at: expiresAt.toISOString() };
    }

    @Get(stream.path)
    @Public()
    @UseGuards(streamAccessGuard(jobs, param))
    @ApiEventStream(events)
    @routes.idDocumentation
    @ApiOperation({
      operationId: stream.operationId,
      summary: stream.summary,
      description: stream.description,
    })
    async open(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
      const id = request.streamedJobId as string;
      const { log, stream: followed } = this.jobs;
      await answerStream(request, reply, id, {
        ids: this.jobs.idsOf(id),
        log,
        stream: followed,
        open: this.openStreams,
      });
    }
  }
  applyDecorators(...routes.decorators)(StreamController);
  // Logs and stack traces then name the kind of job instead of one class several times.
  Object.defineProperty(StreamController, 'name', { value: `${jobs.name}Controller` });
  return StreamController;
}
