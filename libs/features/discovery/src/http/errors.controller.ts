import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@capstan/auth';
import { NotFoundError } from '@capstan/platform-core';
import { Produces, RawResponse } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseDocument } from '../serving/choose-document.js';
import { DiscoveryDocuments } from '../documents/discovery-documents.js';
import { serveDocument } from '../serving/serve-document.js';

/** The pages that the `type` of a problem points to. */
@ApiExcludeController()
@Public()
@RawResponse()
@Produces('text/html', 'text/markdown')
@Controller('errors')
export class ErrorsController {
  constructor(private readonly documents: DiscoveryDocuments) {}

  @Get()
  index(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    serveDocument(request, reply, chooseDocument(request, this.documents.all.errors.index));
  }

  @Get(':slug')
  page(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const variants = this.documents.all.errors.get(slug);
    if (!variants) throw new NotFoundError('The error page', 'GET /errors lists every error.');
    serveDocument(request, reply, chooseDocument(request, variants));
  }
}
