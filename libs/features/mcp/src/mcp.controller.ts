import { Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Produces, RawResponse, RefuseWith } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowedHostsGuard } from './allowed-hosts.guard.js';
import { McpEndpoint } from './mcp-endpoint.js';
import { rpcErrorResponse } from './rpc-error-response.js';

/**
 * The Model Context Protocol, which describes its own messages, so it is not part of the OpenAPI document.
 */
@ApiExcludeController()
@RawResponse()
@RefuseWith(rpcErrorResponse)
@UseGuards(AllowedHostsGuard)
@Produces('application/json', 'text/event-stream')
@Controller('mcp')
export class McpController {
  constructor(private readonly endpoint: McpEndpoint) {}

  @Post()
  @HttpCode(200)
  post(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.endpoint.answer(request, reply);
  }
}
