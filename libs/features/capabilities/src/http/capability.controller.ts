import { Body, Controller, HttpCode, Post, Req, Res, type Type } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Capability } from '@capstan/kit';
import { ApiEnvelope, Deprecated, type RenderedEnvelope } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CapabilityDoor } from './capability-door.js';
import { ApiCallHeaders, CALL_FAILURES, bodyExamples, priceText } from './capability-documentation.js';

/** The controller of `POST /v1/<path>`, made from the definition. */
export function capabilityController(definition: Capability): Type {
  const route = `/v1/${definition.path}`;
  const { deprecation } = definition;
  const deprecated: MethodDecorator = deprecation ? Deprecated(deprecation) : () => undefined;

  @ApiTags('Capabilities')
  @Controller('v1')
  class CapabilityController {
    constructor(private readonly door: CapabilityDoor) {}

    @Post(definition.path)
    @deprecated
    @HttpCode(200)
    @ApiOperation({
      operationId: definition.name,
      summary: definition.summary,
      description: `${definition.description}\n\nCosts ${priceText(definition.credits)}; failures are free.`,
    })
    @ApiBody({ type: definition.params, required: true, examples: bodyExamples(definition) })
    @ApiCallHeaders()
    @ApiEnvelope(definition.result, { metadata: 'full', failures: CALL_FAILURES })
    call(
      @Body() params: unknown,
      @Req() request: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<RenderedEnvelope> {
      return this.door.enter(request, reply, { capability: definition.name, params, paramsPath: '', route });
    }
  }
  // Routes, logs and stack traces name the capability rather than one class many times.
  Object.defineProperty(CapabilityController, 'name', { value: `${definition.name}Controller` });
  return CapabilityController;
}
