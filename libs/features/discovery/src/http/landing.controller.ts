import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@capstan/auth';
import { Produces, RawResponse } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseDocument } from '../serving/choose-document.js';
import { COPY_SCRIPT_PATH } from '../pages/copy.script.js';
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

  @Get(COPY_SCRIPT_PATH)
  @Produces('text/javascript')
  script(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    serveDocument(request, reply, this.documents.all.copyScript);
  }
}
