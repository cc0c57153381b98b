import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { NotFoundError } from '@capstan/platform-core';
import { Unlimited } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiDocument } from '../serving/api-document.decorator.js';
import { DiscoveryDocuments } from '../documents/discovery-documents.js';
import { serveDocument } from '../serving/serve-document.js';

const EXTENSION = '.md';

const ApiPage = (description: string, example: string): MethodDecorator =>
  ApiParam({ name: 'page', description, schema: { type: 'string', example } });

/** The documentation in Markdown, page by page; llms.txt lists the pages. */
@Controller('docs')
export class GuidesController {
  constructor(private readonly documents: DiscoveryDocuments) {}

  @Unlimited()
  @Get(':page')
  @ApiPage('Name of the page, with `.md`', 'quick-start.md')
  @ApiDocument({
    operationId: 'getGuide',
    summary: 'Documentation page',
    description: 'A guide in Markdown. `GET /llms.txt` lists them.',
    types: ['text/markdown'],
    example: '# Quick start\n',
    failures: [404],
  })
  guide(@Param('page') page: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.serve(page, request, reply);
  }

  @Unlimited()
  @Get(':section/:page')
  @ApiParam({
    name: 'section',
    description: 'Section of the page',
    schema: { type: 'string', enum: ['capabilities', 'errors', 'reference'] },
  })
  @ApiPage('Name of the page, with `.md`', 'search.md')
  @ApiDocument({
    operationId: 'getGuideInSection',
    summary: 'Page of a capability, an error or a group of routes',
    description: 'In Markdown. `GET /llms.txt` lists them.',
    types: ['text/markdown'],
    example: '# Search the web\n',
    failures: [404],
  })
  inSection(
    @Param('section') section: string,
    @Param('page') page: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    this.serve(`${section}/${page}`, request, reply);
  }

  private serve(path: string, request: FastifyRequest, reply: FastifyReply): void {
    const document = path.endsWith(EXTENSION)
      ? this.documents.all.guides.get(path.slice(0, -EXTENSION.length))
      : undefined;
    if (!document) throw new NotFoundError('The page', 'GET /llms.txt lists every page.');
    serveDocument(request, reply, document);
  }
}
