import { Body, Controller, HttpCode, Post, Req, Res, type Type } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOperation, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Capability } from '@capstan/kit';
import { ApiEnvelope, ApiFailures, type RenderedEnvelope, validateParams } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AcceptedWorkResult } from './accepted-work.result.js';
import { AgentParams } from './agent.params.js';
import { CapabilityDoor } from './capability-door.js';
import { ApiCallHeaders, CALL_FAILURES } from './capability-documentation.js';
import { ApiAnyCapabilityResult } from './any-result.decorator.js';

const ROUTE = '/v1/agent';

/** The controller of POST /v1/agent (spec 4.3): one door to every capability of the catalog. */
export function agentController(catalog: readonly Capability[]): Type {
  @ApiTags('Capabilities')
  @Controller('v1')
  class AgentController {
    constructor(private readonly door: CapabilityDoor) {}

    @Post('agent')
    @HttpCode(200)
    @ApiOperation({
      operationId: 'agent',
      summary: 'Call any capability by name',
      description:
        'Routes to the named capability and answers its envelope; costs what that capability costs. Forward tool calls of a model here.',
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
      description: 'With `Prefer: respond-async`, where the capability takes long: the work goes on',
    })
    @ApiFailures(400, 401, 403, 404, 406, 429, 500, 503, ...CALL_FAILURES)
    call(
      @Body() body: unknown,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<RenderedEnvelope> {
      // The params are looked into once, with the rules of the capability.
      const { capability, params } = validateParams(AgentParams, body, { isOuter: true });
      return this.door.enter(request, reply, {
        capability,
        params,
        paramsPath: 'params',
        route: ROUTE,
      });
    }
  }
  return AgentController;
}
