import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@capstan/auth';
import { NotFoundError } from '@capstan/platform-core';
import { Produces, RawResponse } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DiscoveryDocuments } from '../documents/discovery-documents.js';
import { serveDocument } from '../serving/serve-document.js';

/** The interactive API reference; works offline. */
@ApiExcludeController()
@Public()
@RawResponse()
@Controller('reference')
export class ReferenceController {
  constructor(private readonly documents: DiscoveryDocuments) {}

  @Get()
  @Produces('text/html')
  page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    serveDocument(request, reply, this.documents.all.reference.page);
  }

  @Get('assets/:name')
  @Produces('text/javascript', 'text/css', 'image/png')
  asset(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const asset = this.documents.all.reference.asset(name);
    if (!asset) throw new NotFoundError('The file', 'Open /reference.');
    serveDocument(request, reply, asset);
  }
}
