import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiDocument } from '../serving/api-document.decorator.js';
import { serveDocument } from '../serving/serve-document.js';
import { DiscoveryDocuments } from '../documents/discovery-documents.js';

/** The OpenAPI document. */
@Controller('v1')
export class OpenApiController {
  constructor(private readonly documents: DiscoveryDocuments) {}

  @Get('openapi.json')
  @ApiDocument({
    operationId: 'getOpenApi',
    summary: 'OpenAPI document',
    description: 'OpenAPI 3.1 description of the capabilities, the account routes and the discovery routes.',
    types: ['application/json'],
    example: { openapi: '3.1.0', info: { title: 'Capstan', version: '1.0.0' }, paths: {} },
  })
  get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    serveDocument(request, reply, this.documents.all.openapi);
  }
}
