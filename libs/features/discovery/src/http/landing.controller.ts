import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@capstan/auth';
import { Produces, RawResponse } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseDocument } from '../serving/choose-document.js';
import { DiscoveryDocuments } from '../documents/discovery-documents.js';
import { serveDocument } from '../serving/serve-document.js';

/** The root of the service: an HTML page, or llms.txt for clients that prefer Markdown. */
@ApiExcludeController()
@Public()
@RawResponse()
@Controller()
export class LandingController {
  constructor(private readonly documents: DiscoveryDocuments) {}

  @Get()
  @Produces('text/html', 'text/markdown')
  get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    serveDocument(request, reply, chooseDocument(request, this.documents.all.landing));
  }
}
