import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiDocument } from '../serving/api-document.decorator.js';
import { chooseDocument } from '../serving/choose-document.js';
import { DiscoveryDocuments } from '../documents/discovery-documents.js';
import { serveDocument } from '../serving/serve-document.js';

/** The well-known location of API catalogs (RFC 9727). */
@Controller('.well-known')
export class ApiCatalogController {
  constructor(private readonly documents: DiscoveryDocuments) {}

  @Get('api-catalog')
  @ApiDocument({
    operationId: 'getApiCatalog',
    summary: 'API catalog',
    description: 'Links to the description, the documentation and the health of this API (RFC 9727).',
    types: ['application/linkset+json', 'application/json'],
    example: { linkset: [{ anchor: 'https://capstan.example/v1' }] },
  })
  get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    serveDocument(request, reply, chooseDocument(request, this.documents.all.apiCatalog));
  }
}
