import { Body, Controller, HttpCode, Post, Res, type Type } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOperation, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { RequireScope, type Scope } from '@capstan/auth';
import type { Capability } from '@capstan/kit';
import { ApiEnvelope, ApiFailures, DeprecatedBy, type RenderedEnvelope } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AcceptedWorkResult } from './accepted-work.result.js';
import { type AgentCall, AgentCallPipe } from './agent-call.pipe.js';
import { type CallRequest, CallRequestOf } from './call-request.decorator.js';
import { ApiCallHeaders, CALL_FAILURES } from './capability-documentation.js';
import { CapabilityHttpHandler } from './capability-http.handler.js';
import { ApiAnyCapabilityResult } from './any-result.decorator.js';

const ROUTE = '/v1/agent';

/** An unknown capability requires no scope: the pipe rejects it. */
const scopeOf = (definition: Capability | undefined): Scope | undefined =>
  definition && `capability:${definition.name}`;

/** Creates the controller of POST /v1/agent, which calls any capability of the catalog by name. */
export function agentController(catalog: readonly Capability[]): Type {
  const byName = new Map<unknown, Capability>(catalog.map((definition) => [definition.name, definition]));
  const named = ({ body }: FastifyRequest): Capability | undefined =>
    byName.get((body as { capability?: unknown } | null | undefined)?.capability);

  @ApiTags('Capabilities')
  @Controller('v1')
  class AgentController {
    constructor(private readonly calls: CapabilityHttpHandler) {}

    @Post('agent')
    @HttpCode(200)
    @RequireScope((request) => scopeOf(named(request)))
    @DeprecatedBy((request) => named(request)?.deprecation)
    @ApiOperation({
      operationId: 'agent',
      summary: 'Call any capability by name',
      description:
        'Calls the named capability and returns its envelope; costs what that capability costs. Forward tool calls of a model here.',
    })
    @ApiExtraModels(...catalog.map(({ params }) => params))
    @ApiBody({
      required: true,
      schema: {
        oneOf: catalog.map(({ name, params }) => ({
          type: 'object',
          required: ['capability', 'params'],
          additionalProperties: false,
          properties: {
            capability: { type: 'string', enum: [name], description: `Name of the capability: ${name}` },
            params: { $ref: getSchemaPath(params) },
          },
        })),
      },
      examples: Object.fromEntries(
        catalog.map(({ name, examples }) => [
          name,
          {
            summary: examples[0]?.title ?? name,
            value: { capability: name, params: examples[0]?.params ?? {} },
          },
        ]),
      ),
    })
    @ApiCallHeaders()
    @ApiAnyCapabilityResult(catalog)
    @ApiEnvelope(AcceptedWorkResult, {
      status: 202,
      metadata: 'full',
      description: 'With `Prefer: respond-async`, for long-running capabilities: the work continues',
    })
    @ApiFailures(400, 401, 403, 404, 406, 429, 500, 503, ...CALL_FAILURES)
    call(
      @Body(new AgentCallPipe(catalog)) { capability, params }: AgentCall,
      @CallRequestOf() request: CallRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<RenderedEnvelope> {
      return this.calls.handle({ capability, params, route: ROUTE }, request, reply);
    }
  }
  return AgentController;
}
