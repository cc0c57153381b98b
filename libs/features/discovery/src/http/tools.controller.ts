import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiDocument } from '../serving/api-document.decorator.js';
import { DiscoveryDocuments } from '../documents/discovery-documents.js';
import { serveDocument } from '../serving/serve-document.js';
import { ToolsQuery } from '../tools/tools.query.js';

/** Tool definitions for agent frameworks (docs/contract.md 4.5). */
@Controller('v1')
export class ToolsController {
  constructor(private readonly documents: DiscoveryDocuments) {}

  @Get('tools')
  @ApiDocument({
    operationId: 'getTools',
    summary: 'Tool definitions',
    description:
      'The capabilities as tools, generated from the OpenAPI document. Register them unchanged, and forward each call as `{ "capability": name, "params": arguments }` to `POST /v1/agent`. For `openai` and `claude` the response is the array to pass as `tools`; for the others an object with `tools`.',
    types: ['application/json'],
    schema: {
      oneOf: [
        { type: 'array', description: 'For `openai` and `claude`', items: { type: 'object' } },
        {
          type: 'object',
          description: 'For `mcp` and `raw`',
          required: ['tools'],
          properties: { tools: { type: 'array', items: { type: 'object' } } },
        },
      ],
    },
    example: { tools: [{ name: 'search', path: '/v1/search', credits: { default: 1 } }] },
    failures: [400],
  })
  get(@Query() query: ToolsQuery, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    serveDocument(request, reply, this.documents.all.tools.get(query));
  }
}
