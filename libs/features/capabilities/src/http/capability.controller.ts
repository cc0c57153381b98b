import {
  Body,
  Controller,
  HttpCode,
  Post,
  Res,
  type Type,
  UseInterceptors,
  applyDecorators,
} from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequireScope } from '@capstan/auth';
import type { Capability } from '@capstan/kit';
import { ApiEnvelope, Deprecated, type RenderedEnvelope, AcceptUploads } from '@capstan/platform-http';
import type { FastifyReply } from 'fastify';
import { type CallRequest, CallRequestOf } from './call-request.decorator.js';
import {
  ApiCallHeaders,
  ApiJobCall,
  CALL_FAILURES,
  bodyExamples,
  priceText,
} from './capability-documentation.js';
import { uploadInterceptor } from './upload.interceptor.js';
import { CapabilityHttpHandler } from './capability-http.handler.js';
import { CapabilityParamsPipe, type ValidParams } from './capability-params.pipe.js';

/** Creates the controller of `POST /v1/<path>` from the definition. */
export function capabilityController(definition: Capability): Type {
  const route = `/v1/${definition.path}`;
  const { deprecation } = definition;
  const deprecated: MethodDecorator = deprecation ? Deprecated(deprecation) : () => undefined;

  const documentedAsJob: MethodDecorator = definition.runs === 'as-job' ? ApiJobCall() : () => undefined;

  const { upload } = definition;
  const acceptingUploads: MethodDecorator = upload
    ? applyDecorators(AcceptUploads(), UseInterceptors(uploadInterceptor(upload, definition.params)))
    : () => undefined;

  @ApiTags('Capabilities')
  @Controller('v1')
  class CapabilityController {
    constructor(private readonly calls: CapabilityHttpHandler) {}

    @Post(definition.path)
    @deprecated
    @HttpCode(200)
    @RequireScope(`capability:${definition.name}`)
    @ApiOperation({
      operationId: definition.name,
      summary: definition.summary,
      description: `${definition.description}\n\nCosts ${priceText(definition.credits, definition.unit)}; failures are free.`,
    })
    @ApiBody({ type: definition.params, required: true, examples: bodyExamples(definition) })
    @ApiCallHeaders()
    @ApiEnvelope(definition.result, { metadata: 'full', failures: CALL_FAILURES })
    @documentedAsJob
    @acceptingUploads
    call(
      @Body(new CapabilityParamsPipe(definition)) params: ValidParams,
      @CallRequestOf() request: CallRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<RenderedEnvelope> {
      return this.calls.handle({ capability: definition.name, params, route }, request, reply);
    }
  }
  // Routes, logs and stack traces show the name of the capability instead of the same class name.
  Object.defineProperty(CapabilityController, 'name', { value: `${definition.name}Controller` });
  return CapabilityController;
}
