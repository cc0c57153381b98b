import { Get, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { AdminController } from '@capstan/admin';
import { Produces, RawResponse } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DiscoveryDocuments } from '../documents/discovery-documents.js';
import { serveDocument } from '../serving/serve-document.js';

/** The OpenAPI document of the routes of operators. */
@AdminController('openapi.json')
export class AdminOpenApiController {
  constructor(private readonly documents: DiscoveryDocuments) {}

  @Get()
  @ApiExcludeEndpoint()
  @RawResponse()
  @Produces('application/json')
  get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    serveDocument(request, reply, this.documents.adminOpenApi);
  }
}
