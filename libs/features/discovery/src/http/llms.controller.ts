import { Controller, Get, Req, Res } from '@nestjs/common';
import { Unlimited } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiDocument } from '../serving/api-document.decorator.js';
import { chooseDocument } from '../serving/choose-document.js';
import { DiscoveryDocuments } from '../documents/discovery-documents.js';
import { serveDocument } from '../serving/serve-document.js';

/** The documentation for language models. */
@Controller()
export class LlmsController {
  constructor(private readonly documents: DiscoveryDocuments) {}

  @Unlimited()
  @Get('llms.txt')
  @ApiDocument({
    operationId: 'getLlmsIndex',
    summary: 'Index for language models',
    description: 'Overview and links to further pages, in the format of llmstxt.org.',
    types: ['text/plain', 'text/markdown'],
    example: '# Capstan\n\n> One HTTP API through which software agents call many capabilities.\n',
  })
  index(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    serveDocument(request, reply, chooseDocument(request, this.documents.all.llms));
  }

  @Unlimited()
  @Get('llms-full.txt')
  @ApiDocument({
    operationId: 'getLlmsReference',
    summary: 'Complete reference for language models',
    description: 'Every operation, parameter, result and error in one Markdown file.',
    types: ['text/plain', 'text/markdown'],
    example: '# Capstan: full reference\n',
  })
  full(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    serveDocument(request, reply, chooseDocument(request, this.documents.all.llmsFull));
  }
}
